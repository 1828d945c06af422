import { Checkbox, Combobox, Select, type SelectOption, TextArea, TextField } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { searchAmong } from "../controls/search.ts";
import { textOf } from "../document/document.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { namesAt } from "./names.ts";
import { useControlProps } from "./use-control-props.ts";

const texts = screenEditorMessages.form.keywords;

/** A text or a number; names are selected. */
export function TypedField(props: KeywordFieldProps) {
  const { keyword, path, value, onChange } = props;
  const form = useScreenForm();
  const control = useControlProps(props);
  const names = namesAt(path, form);
  if (names) return <OptionField {...props} options={names} />;
  const isNumber = keyword.type.kind === "number";
  const isLong = keyword.type.kind === "text" && keyword.type.isLong;
  const shared = {
    ...control,
    required: keyword.isRequired,
    readOnly: form.isReadOnly,
    autoComplete: "off",
    value: typeof value === "number" ? String(value) : textOf(value),
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = isNumber ? numberOf(target.value) : target.value;
      onChange(typed === "" && !(keyword.isRequired && !isNumber) ? undefined : typed);
    },
  };
  return isLong ? (
    <TextArea {...shared} rows={2} className="col-span-full" />
  ) : (
    <TextField {...shared} {...(isNumber && { inputMode: "numeric" })} />
  );
}

/** A typed integer; other texts stay as typed, and are reported as a problem. */
function numberOf(typed: string): number | string {
  const text = typed.trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** A setting that is on or off. */
export function FlagField(props: KeywordFieldProps & { on: boolean }) {
  const { on, value, onChange } = props;
  const { isReadOnly } = useScreenForm();
  return (
    <Checkbox
      {...useControlProps(props)}
      className="self-center"
      checked={value === on}
      disabled={isReadOnly}
      onCheckedChange={({ checked }) => onChange(checked === true ? on : undefined)}
    />
  );
}

/** A select that keeps a value that is not among the options. */
export function OptionField(props: KeywordFieldProps & { options: readonly SelectOption[] }) {
  const { keyword, options, value, onChange } = props;
  const { isReadOnly } = useScreenForm();
  const text = textOf(value);
  const isOther = text !== "" && !options.some((option) => option.value === text);
  return (
    <Select
      {...useControlProps(props)}
      required={keyword.isRequired}
      disabled={isReadOnly}
      {...(!(keyword.isRequired && text !== "") && { placeholder: keyword.isRequired ? "" : texts.standard })}
      options={isOther ? [...options, { value: text, label: text }] : options}
      value={text}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    />
  );
}

/** One of many names, found by typing. */
export function NameField(props: KeywordFieldProps & { options: readonly SelectOption[] }) {
  const { keyword, options, value, onChange } = props;
  const { isReadOnly } = useScreenForm();
  const text = textOf(value);
  return (
    <Combobox
      {...useControlProps(props)}
      className="col-span-full"
      required={keyword.isRequired}
      disabled={isReadOnly}
      debounce={0}
      value={text === "" ? null : (options.find((option) => option.value === text) ?? text)}
      search={searchAmong(options)}
      onChange={({ option }) => onChange(option?.value)}
    />
  );
}
