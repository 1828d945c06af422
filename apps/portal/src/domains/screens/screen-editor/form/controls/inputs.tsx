import {
  MultiCombobox,
  type MultiComboboxProps,
  Select,
  type SelectOption,
  type SelectProps,
  TextField,
  type TextFieldProps,
} from "@portico/ui";
import { useScreenForm } from "../document/screen-form.tsx";
import { foundByValue, typedAsOption } from "./search.ts";

export interface TextProps extends Omit<TextFieldProps, "value" | "onChange"> {
  value: string;
  onValue: (value: string) => void;
}

/** A text field of the form. */
export function Text({ onValue, ...props }: TextProps) {
  const { isReadOnly } = useScreenForm();
  const change = ({ target }: { target: { value: string } }) => onValue(target.value);
  return <TextField {...props} readOnly={isReadOnly} autoComplete="off" onChange={change} />;
}

export interface ChoiceProps<Value extends string>
  extends Omit<SelectProps, "options" | "value" | "onChange"> {
  options: readonly { value: Value; label: string }[];
  /** The chosen value; it is shown even if it isn't among the options. */
  value: string;
  /** Called with the value of an option; empty for the placeholder. */
  onValue: (value: Value | "") => void;
}

/** A select of the form. */
export function Choice<Value extends string>({ options, value, onValue, ...props }: ChoiceProps<Value>) {
  const { isReadOnly } = useScreenForm();
  const isOther = value !== "" && !options.some((option) => option.value === value);
  return (
    <Select
      {...props}
      disabled={isReadOnly}
      options={isOther ? [...options, { value, label: value }] : options}
      value={value}
      onChange={({ target }) => onValue(options.find((option) => option.value === target.value)?.value ?? "")}
    />
  );
}

export interface ManyProps extends Omit<MultiComboboxProps, "onChange"> {
  /** @default those of `search`; without both, any text can be entered */
  options?: readonly SelectOption[] | undefined;
  onValue: (value: readonly string[]) => void;
}

/** A field of the form with several values. */
export function Many({ options, onValue, ...props }: ManyProps) {
  const { isReadOnly } = useScreenForm();
  return (
    <MultiCombobox
      disabled={isReadOnly}
      debounce={0}
      options={options && foundByValue(options)}
      search={typedAsOption}
      {...props}
      onChange={(event) => onValue(event.value)}
    />
  );
}
