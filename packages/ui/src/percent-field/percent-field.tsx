"use client";

import { forwardRef } from "react";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useDecimalFormat } from "../formatted-field/use-decimal-format.js";

export interface PercentFieldProps extends FormattedFieldProps {
  /** The number of decimals. @default 2 */
  decimals?: number | undefined;
}

const units = ["%", "٪"];

/** A percentage. 12.5% is typed as `12.5` or `12.5%` and stored as the decimal text `12.50`. */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(function PercentField(
  { decimals = 2, ...props },
  ref,
) {
  const format = useDecimalFormat({ decimals, hasAllDecimals: true, units });
  return (
    <FormattedField
      inputMode="decimal"
      {...props}
      ref={ref}
      format={format}
      end="%"
      inputClassName="ui:pe-8"
    />
  );
});
