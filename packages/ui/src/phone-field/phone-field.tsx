import { forwardRef } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { phoneFormat } from "./phone-format.js";

export type PhoneFieldProps = FormattedFieldProps;

/** A US phone number, shown as `(305) 555-0142` while typing and stored as its digits. Other numbers stay as typed. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  return (
    <FormattedField inputMode="tel" autoComplete="tel-national" {...props} ref={ref} format={phoneFormat} />
  );
});
