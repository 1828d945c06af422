import { forwardRef } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { expiryFormat } from "./expiry-format.js";

export type ExpiryFieldProps = FormattedFieldProps;

/** The expiry month of a card, typed and stored as `MM/YY`. The page must check that it has not passed. */
export const ExpiryField = forwardRef<HTMLInputElement, ExpiryFieldProps>(function ExpiryField(props, ref) {
  return (
    <FormattedField placeholder="MM/YY" autoComplete="cc-exp" {...props} ref={ref} format={expiryFormat} />
  );
});
