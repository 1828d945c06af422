import { TextField, type TextFieldProps } from "@portico/ui";
import { forwardRef } from "react";

const longest = 4;

/** Props of `CvvField`. */
export interface CvvFieldProps extends Omit<TextFieldProps, "value" | "onChange"> {
  value?: string;
  onChange?: (cvv: string) => void;
}

/** A CVV: up to four digits, hidden while typing. */
export const CvvField = forwardRef<HTMLInputElement, CvvFieldProps>(function CvvField(
  { onChange, ...rest },
  ref,
) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      type="password"
      ref={ref}
      onChange={(event) => onChange?.(event.target.value.replaceAll(/\D/g, "").slice(0, longest))}
    />
  );
});
