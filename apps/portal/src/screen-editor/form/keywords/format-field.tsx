import type { Format } from "@portico/contract";
import { waysToWrite } from "@portico/portal-config";
import { Select, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf, textOf } from "../document/document.ts";
import { errorAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { hintAt, labelAt } from "./keyword-texts.ts";
import { endpointAt } from "./names.ts";
import { useControlProps } from "./use-control-props.ts";

const texts = screenEditorMessages.form.columns;
const link = "link";
/** A declared format that the form does not support. */
const special = "special";

/** How a column shows its values: a format of its field, or as a link. */
export function FormatField(props: KeywordFieldProps) {
  const { path, value, parent, onChange } = props;
  const form = useScreenForm();
  const { problems, isReadOnly } = form;
  const name = textOf(parent.field);
  const { fields = {} } = endpointAt(path, form) ?? {};
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const [own = "text", ...others]: readonly Format[] = waysToWrite(field ?? {});
  const known = others.find((format) => format === value);
  const isLink = propertyOf(value, "name") === link;
  const selected = value === undefined || value === own ? "" : (known ?? (isLink ? link : special));
  const at = `${path}.to`;
  return (
    <>
      <Select
        {...useControlProps(props)}
        placeholder={texts.defaultFormat(texts.formats[own])}
        disabled={isReadOnly}
        options={[
          ...others.map((one) => ({ value: one, label: texts.formats[one] })),
          { value: link, label: texts.linkFormat },
          ...(selected === special ? [{ value: special, label: texts.customFormat }] : []),
        ]}
        value={selected}
        onChange={({ target }) => {
          if (target.value === link) onChange({ name: link, to: "" });
          else if (target.value !== special) onChange(target.value === "" ? undefined : target.value);
        }}
      />
      {isLink && (
        <TextField
          data-path={at}
          label={labelAt(at)}
          hint={hintAt(at, props.keyword)}
          error={errorAt(problems, at)}
          required
          readOnly={isReadOnly}
          autoComplete="off"
          value={textOf(propertyOf(value, "to"))}
          onChange={({ target }) => onChange({ name: link, to: target.value })}
        />
      )}
    </>
  );
}
