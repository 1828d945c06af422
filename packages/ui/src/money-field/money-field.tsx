"use client";

import { forwardRef, type ReactNode, useMemo } from "react";
import { decimalFormat } from "../formatted-field/decimal-format.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";

export interface MoneyFieldProps extends FormattedFieldProps {
  /** The sign of the currency, before the amount. @default "$" */
  currencySign?: ReactNode | undefined;
  /** How many decimals an amount has. @default 2 */
  decimals?: number | undefined;
}

/**
 * An amount: typed and shown as `1,234.50`, stored and posted as the decimal `1234.50`, which no rounding of binary
 * numbers can change; empty is an empty text.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currencySign = "$", decimals = 2, ...props },
  ref,
) {
  const format = useMemo(() => decimalFormat(decimals), [decimals]);
  return <FormattedField inputMode="decimal" {...props} ref={ref} format={format} start={currencySign} />;
});
