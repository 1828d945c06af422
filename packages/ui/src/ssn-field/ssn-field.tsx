import { forwardRef } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import type { TextFormat } from "../formatted-field/text-format.js";

export type SsnFieldProps = FormattedFieldProps;

const ssnFormat: TextFormat = {
  clean: (typed) => typed.replace(/\D/g, "").slice(0, 9),
  show: (digits) => [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join("-"),
};

/** A Social Security number, shown as `123-45-6789` while typing and stored as its digits. */
export const SsnField = forwardRef<HTMLInputElement, SsnFieldProps>(function SsnField(props, ref) {
  return <FormattedField {...props} ref={ref} format={ssnFormat} />;
});
