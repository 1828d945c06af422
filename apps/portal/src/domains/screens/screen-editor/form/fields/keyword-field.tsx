import type { KeywordType } from "@portico/portal-config/keywords";
import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { Unsupported } from "../controls/parts.tsx";
import { emptyEntry, emptyValue } from "../document/keyword-values.ts";
import { type FieldProps, useControl } from "../document/screen-form.tsx";
import { AccessField } from "./access-field.tsx";
import { ConditionField } from "./condition-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { FormatField } from "./format-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { RecordField } from "./record-field.tsx";
import { TonesField } from "./tones-field.tsx";
import { ValueField, ValuesField } from "./value-field.tsx";

/** The control of a keyword, by its type in the screen language's schema. */
export function KeywordField(props: FieldProps): ReactNode {
  const { keyword, path, value, parent } = props;
  const { key, type } = keyword;
  if (key === "access") return <AccessField {...props} />;
  if (key === "format" && typeof parent.field === "string") return <FormatField {...props} />;
  switch (type.kind) {
    case "condition":
      return <ConditionField {...props} />;
    case "tones":
      return <TonesField {...props} />;
    case "list":
      return type.of.kind === "object" ? <EntryList {...props} /> : <ValuesField {...props} />;
    case "record":
      return <RecordField {...props} />;
    case "object":
      return <ObjectField {...props} type={type} />;
    case "objectOrList":
      return <ObjectOrListField {...props} type={type} />;
    case "other":
      return value === undefined ? null : (
        <Unsupported path={path} text={screenEditorMessages.form.keywords.unsupported(keyword.label)} />
      );
    default:
      return <ValueField {...props} />;
  }
}

interface ObjectOrListFieldProps extends FieldProps {
  type: Extract<KeywordType, { kind: "objectOrList" }>;
}

/** A keyword with an object or a list of objects: which of them, and its fields. */
function ObjectOrListField({ type, ...props }: ObjectOrListFieldProps) {
  const texts = screenEditorMessages.form.keywords;
  const { keyword, value, onChange } = props;
  const kind = value === undefined ? "" : Array.isArray(value) ? "list" : "object";
  const starts = { "": undefined, object: emptyValue(type.object), list: [emptyEntry(type.list.of, [])] };
  return (
    <>
      <Choice
        {...useControl(props)}
        error={undefined}
        placeholder={texts.standard}
        options={(["object", "list"] as const).map((one) => ({ value: one, label: texts.objectOrList[one] }))}
        value={kind}
        onValue={(next) => onChange(starts[next])}
      />
      {kind === "object" && (
        <ObjectField {...props} keyword={{ ...keyword, isRequired: true }} type={type.object} />
      )}
      {kind === "list" && <EntryList {...props} keyword={{ ...keyword, type: type.list }} />}
    </>
  );
}
