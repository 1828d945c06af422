"use client";

import { forwardRef, type ReactNode } from "react";
import { useCurrency } from "../format-provider/use-currency.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useDecimalFormat } from "../formatted-field/use-decimal-format.js";

export interface MoneyFieldProps extends FormattedFieldProps {
  /** The currency sign before the amount. @default from `FormatProvider`, "$" without one */
  currencySign?: ReactNode | undefined;
  /** The number of decimals. @default 2 */
  decimals?: number | undefined;
}

/**
 * An amount, shown as `1,234.50` and stored as the decimal text `1234.50`, without binary rounding errors. Users can type
 * it as they are used to: `$1,234.5`, `1.234,50`, `(12.00)`. An empty field is an empty text.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currencySign, decimals = 2, ...props },
  ref,
) {
  const { sign, units } = useCurrency(currencySign);
  const format = useDecimalFormat({ decimals, hasAllDecimals: true, units });
  return <FormattedField inputMode="decimal" {...props} ref={ref} format={format} start={sign} />;
});
