import { Checkbox, Combobox, TextArea } from "@portico/ui";
import { CheckboxGroup } from "@portico/ui/forms";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Choice, Many, Text } from "../controls/inputs.tsx";
import { foundByValue } from "../controls/search.ts";
import { entriesOf, textOf } from "../document/document.ts";
import { optionsAt } from "../document/names.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";

const texts = screenEditorMessages.form.keywords;

/** A text, a number, a setting that is on or off, or one of some options. */
export function ValueField(props: FieldProps) {
  const { keyword, path, value, onChange } = props;
  const { type, isRequired } = keyword;
  const form = useScreenForm();
  const control = useControl(props);
  const options = optionsAt(path, type, form);
  const text = typeof value === "number" ? String(value) : textOf(value);
  if (type.kind === "flag") {
    return (
      <Checkbox
        {...control}
        className="self-center"
        checked={value === type.on}
        disabled={form.isReadOnly}
        onCheckedChange={({ checked }) => onChange(checked === true ? type.on : undefined)}
      />
    );
  }
  if (type.kind === "endpoint" && options) {
    return (
      <Combobox
        {...control}
        className="col-span-full"
        required={isRequired}
        disabled={form.isReadOnly}
        value={options.find((option) => option.value === text) ?? (text || null)}
        options={foundByValue(options)}
        onChange={({ option }) => onChange(option?.value)}
      />
    );
  }
  if (options) {
    return (
      <Choice
        {...control}
        required={isRequired}
        placeholder={!isRequired ? texts.standard : text === "" ? "" : undefined}
        options={options}
        value={text}
        onValue={(next) => onChange(next || undefined)}
      />
    );
  }
  const change = (typed: string) => {
    const next = type.kind === "number" ? numberOf(typed) : typed;
    onChange(next === "" && (type.kind === "number" || !isRequired) ? undefined : next);
  };
  return type.kind === "text" && type.isLong ? (
    <TextArea
      {...control}
      rows={2}
      className="col-span-full"
      required={isRequired}
      readOnly={form.isReadOnly}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  ) : (
    <Text
      {...control}
      inputMode={type.kind === "number" ? "numeric" : undefined}
      required={isRequired}
      value={text}
      onValue={change}
    />
  );
}

/** A typed integer; other texts stay as typed, and are reported as a problem. */
function numberOf(typed: string): number | string {
  const text = typed.trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** A list of texts: checkboxes for a few choices, otherwise names or texts that are typed. */
export function ValuesField(props: FieldProps) {
  const { keyword, path, value, onChange } = props;
  const form = useScreenForm();
  const control = { ...useControl(props), className: "col-span-full", value: entriesOf(value).map(textOf) };
  const type = keyword.type.kind === "list" ? keyword.type.of : keyword.type;
  const options = optionsAt(path, type, form);
  const change = (next: readonly string[]) =>
    onChange(next.length === 0 && !keyword.isRequired ? undefined : next);
  return type.kind === "choice" && options ? (
    <CheckboxGroup
      {...control}
      orientation="horizontal"
      disabled={form.isReadOnly}
      options={options}
      onChange={(event) => change(event.value)}
    />
  ) : (
    <Many {...control} hint={control.hint ?? texts.listHint} options={options} onValue={change} />
  );
}
