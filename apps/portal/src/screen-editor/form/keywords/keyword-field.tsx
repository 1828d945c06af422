import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { isJsonObject } from "../document/document.ts";
import { AccessField } from "./access-field.tsx";
import { ConditionField } from "./condition-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { FormatField } from "./format-field.tsx";
import type { KeywordFieldProps } from "./keyword-props.ts";
import { labelAt } from "./keyword-texts.ts";
import { endpointOptions } from "./names.ts";
import { ObjectField, ObjectFields, type ObjectFieldsProps } from "./object-field.tsx";
import { optionAt } from "./options.ts";
import { RecordField } from "./record-field.tsx";
import { TextListField } from "./text-list-field.tsx";
import { TonesField } from "./tones-field.tsx";
import { FlagField, NameField, OptionField, TypedField } from "./value-fields.tsx";

const texts = screenEditorMessages.form.keywords;

/** The fields of an object's keywords. */
export function KeywordFields(props: Omit<ObjectFieldsProps, "Field">) {
  return <ObjectFields {...props} Field={KeywordField} />;
}

/** The control of a keyword, by its type in the screen language's schema. */
export function KeywordField(props: KeywordFieldProps): ReactNode {
  const { keyword, path, value, parent } = props;
  const { type } = keyword;
  if (keyword.key === "access") return <AccessField {...props} />;
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
      if (value !== undefined && !Array.isArray(value)) return <UnsupportedPart path={path} />;
      return type.of.kind === "object" ? (
        <EntryList {...props} type={type.of} entries={value ?? []} Field={KeywordField} />
      ) : (
        <TextListField {...props} of={type.of} entries={value ?? []} />
      );
    case "record":
      return isJsonObject(value ?? {}) ? <RecordField {...props} /> : <UnsupportedPart path={path} />;
    case "object":
      return <ObjectField {...props} type={type} Field={KeywordField} />;
    case "other":
      return value === undefined ? null : (
        <UnsupportedPart path={path} text={texts.unsupported(labelAt(path))} />
      );
  }
}
