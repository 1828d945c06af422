"use client";

import { forwardRef, useMemo } from "react";
import { decimalFormat } from "../formatted-field/decimal-format.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";

export interface PercentFieldProps extends FormattedFieldProps {
  /** The number of decimals. @default 2 */
  decimals?: number | undefined;
}

/** A percentage. 12.5% is typed as `12.5` and stored as the decimal text `12.50`. */
export const PercentField = forwardRef<HTMLInputElement, PercentFieldProps>(function PercentField(
  { decimals = 2, ...props },
  ref,
) {
  const format = useMemo(() => decimalFormat(decimals), [decimals]);
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
