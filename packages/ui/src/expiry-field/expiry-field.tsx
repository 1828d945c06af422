import { forwardRef } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { expiryFormat } from "./expiry-format.js";

export type ExpiryFieldProps = FormattedFieldProps;

/** The month a card expires, typed, stored and posted as `MM/YY`. Whether it has passed is for the page to check. */
export const ExpiryField = forwardRef<HTMLInputElement, ExpiryFieldProps>(function ExpiryField(props, ref) {
  return (
    <FormattedField placeholder="MM/YY" autoComplete="cc-exp" {...props} ref={ref} format={expiryFormat} />
  );
});
