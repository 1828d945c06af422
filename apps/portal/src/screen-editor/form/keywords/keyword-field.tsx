import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject } from "../document/document.ts";
import type { KeywordFieldProps } from "../document/screen-form.tsx";
import { ConditionField } from "./condition-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { FormatField } from "./format-field.tsx";
import { labelAt, optionAt } from "./keyword-texts.ts";
import { endpointOptions } from "./names.ts";
import { ObjectField } from "./object-field.tsx";
import { ObjectOrListField } from "./object-or-list-field.tsx";
import { RecordField } from "./record-field.tsx";
import { TextListField } from "./text-list-field.tsx";
import { TonesField } from "./tones-field.tsx";
import { FlagField, NameField, OptionField, TypedField } from "./value-fields.tsx";

/** The control of a keyword, by its type in the screen language's schema. */
export function KeywordField(props: KeywordFieldProps): ReactNode {
  const { keyword, path, value, parent } = props;
  const { type } = keyword;
  if (keyword.key === "format" && typeof parent.field === "string") return <FormatField {...props} />;
  switch (type.kind) {
    case "text":
    case "plain":
    case "number":
      return <TypedField {...props} />;
    case "flag":
      return <FlagField {...props} on={type.on} />;
    case "choice":
      return <OptionField {...props} options={type.values.map((one) => optionAt(path, one))} />;
    case "endpoint":
      return <NameField {...props} options={endpointOptions(type.of)} />;
    case "condition":
      return <ConditionField {...props} />;
    case "tones":
      return <TonesField {...props} />;
    case "list":
      return type.of.kind === "object" ? <EntryList {...props} /> : <TextListField {...props} of={type.of} />;
    case "record":
      return isJsonObject(value ?? {}) ? <RecordField {...props} /> : <UnsupportedPart path={path} />;
    case "object":
      return <ObjectField {...props} type={type} />;
    case "objectOrList":
      return <ObjectOrListField {...props} type={type} />;
    case "other":
      return value === undefined ? null : (
        <UnsupportedPart path={path} text={screenEditorMessages.form.keywords.unsupported(labelAt(path))} />
      );
  }
}
