import { TextField, type TextFieldProps } from "@portico/ui";
import { forwardRef } from "react";

const longest = 5;

/** Props of `ZipField`. */
export interface ZipFieldProps extends Omit<TextFieldProps, "value" | "onChange"> {
  value?: string;
  onChange?: (zipCode: string) => void;
}

/** A ZIP code: its first five digits, whatever is typed or pasted. */
export const ZipField = forwardRef<HTMLInputElement, ZipFieldProps>(function ZipField(
  { onChange, ...rest },
  ref,
) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="postal-code"
      {...rest}
      ref={ref}
      onChange={(event) => onChange?.(event.target.value.replaceAll(/\D/g, "").slice(0, longest))}
    />
  );
});
