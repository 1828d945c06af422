"use client";

import { forwardRef, type ReactNode, useMemo } from "react";
import { useCurrencySign } from "../format-provider/use-currency-sign.js";
import { decimalFormat } from "../formatted-field/decimal-format.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";

export interface MoneyFieldProps extends FormattedFieldProps {
  /** The currency sign before the amount. @default from `FormatProvider`, "$" without one */
  currencySign?: ReactNode | undefined;
  /** The number of decimals. @default 2 */
  decimals?: number | undefined;
}

/**
 * An amount, typed and shown as `1,234.50` and stored as the decimal text `1234.50`, without binary rounding errors.
 * An empty field is an empty text.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currencySign, decimals = 2, ...props },
  ref,
) {
  const format = useMemo(() => decimalFormat(decimals), [decimals]);
  const sign = useCurrencySign();
  return (
    <FormattedField inputMode="decimal" {...props} ref={ref} format={format} start={currencySign ?? sign} />
  );
});
