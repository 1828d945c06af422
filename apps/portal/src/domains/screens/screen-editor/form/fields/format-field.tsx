import type { Format } from "@portico/contract";
import { waysToWrite } from "@portico/portal-config";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice, Text } from "../controls/inputs.tsx";
import { entryOf, propertyOf, textOf } from "../document/document.ts";
import { endpointAt } from "../document/names.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.columns;

/** How a column shows its values: a format of its field, or as a link. */
export function FormatField(props: FieldProps) {
  const { keyword, path, value, parent, onChange } = props;
  const form = useScreenForm();
  const control = useControl(props);
  const linkControl = useControl({ keyword: { ...keyword, ...texts.linkTarget }, path: `${path}.to` });
  const field = entryOf(endpointAt(path, form)?.fields, textOf(parent.field)) ?? {};
  const [own = "text", ...others]: readonly Format[] = waysToWrite(field);
  const isLink = propertyOf(value, "name") === "link";
  const isListed = isLink || value === undefined || value === own || others.some((one) => one === value);
  return (
    <>
      <Choice
        {...control}
        error={isLink ? undefined : control.error}
        placeholder={texts.defaultFormat(texts.formats[own])}
        options={[
          ...others.map((one) => ({ value: one, label: texts.formats[one] })),
          { value: "link", label: texts.linkFormat },
          ...(isListed ? [] : [{ value: "special", label: texts.customFormat }]),
        ]}
        value={isLink ? "link" : isListed ? textOf(value === own ? "" : value) : "special"}
        onValue={(next) => {
          if (next === "link") onChange({ name: "link", to: "" });
          else if (next !== "special") onChange(next || undefined);
        }}
      />
      {isLink && (
        <Text
          {...linkControl}
          required
          value={textOf(propertyOf(value, "to"))}
          onValue={(to) => onChange({ name: "link", to })}
        />
      )}
    </>
  );
}
