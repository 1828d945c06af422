import { TextField, type TextFieldProps } from "@portico/ui";
import { forwardRef, useState } from "react";
import { splitNames } from "./layout-values.ts";

/** Props of `NamesField`, as the form kit passes them. */
export interface NamesFieldProps extends Omit<TextFieldProps, "value" | "onChange"> {
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
}

/** A list of names, separated by semicolons. */
export const NamesField = forwardRef<HTMLInputElement, NamesFieldProps>(function NamesField(
  { value = [], onChange, ...rest },
  ref,
) {
  const joined = value.join("; ");
  const [text, setText] = useState(joined);
  const isSame = splitNames(text).join("; ") === joined;
  return (
    <TextField
      {...rest}
      ref={ref}
      autoComplete="off"
      value={isSame ? text : joined}
      onChange={({ target }) => {
        setText(target.value);
        onChange?.(splitNames(target.value));
      }}
    />
  );
});
