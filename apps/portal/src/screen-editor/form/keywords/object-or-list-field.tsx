import type { KeywordType } from "@portico/portal-config/keywords";
import { Select } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { emptyEntry, emptyValue } from "./keyword-values.ts";
import { ObjectField } from "./object-field.tsx";
import { useControlProps } from "./use-control-props.ts";

const texts = screenEditorMessages.form.keywords;

/** Props of `ObjectOrListField`. */
export interface ObjectOrListFieldProps extends KeywordFieldProps {
  type: Extract<KeywordType, { kind: "objectOrList" }>;
}

/** A keyword with an object or a list of objects: which of them, and its fields. */
export function ObjectOrListField({ type, ...props }: ObjectOrListFieldProps) {
  const { keyword, value, onChange } = props;
  const { isReadOnly } = useScreenForm();
  const control = useControlProps(props);
  const kind = value === undefined ? "" : Array.isArray(value) ? "list" : "object";
  const starts = { "": undefined, object: emptyValue(type.object), list: [emptyEntry(type.list.of, [])] };
  return (
    <>
      <Select
        {...control}
        disabled={isReadOnly}
        placeholder={texts.standard}
        options={(["object", "list"] as const).map((one) => ({ value: one, label: texts.objectOrList[one] }))}
        value={kind}
        onChange={({ target }) =>
          onChange(target.value === "object" || target.value === "list" ? starts[target.value] : undefined)
        }
      />
      {kind === "object" && (
        <ObjectField {...props} keyword={{ ...keyword, isRequired: true }} type={type.object} />
      )}
      {kind === "list" && <EntryList {...props} keyword={{ ...keyword, type: type.list }} />}
    </>
  );
}
