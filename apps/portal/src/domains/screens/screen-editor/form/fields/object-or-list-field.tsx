import type { KeywordType } from "@portico/portal-config/keywords";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice } from "../controls/inputs.tsx";
import { emptyEntry, emptyValue } from "../document/keyword-values.ts";
import { type FieldProps, useControl } from "../document/screen-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { ObjectField } from "./object-field.tsx";

const texts = screenEditorMessages.form.keywords;

export interface ObjectOrListFieldProps extends FieldProps {
  type: Extract<KeywordType, { kind: "objectOrList" }>;
}

/** A keyword with an object or a list of objects: which of them, and its fields. */
export function ObjectOrListField({ type, ...props }: ObjectOrListFieldProps) {
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
