"use client";

import { useContext, useMemo } from "react";
import { FormatContext } from "./format-settings.js";
import { useLocale } from "./use-locale.js";

/** The sign of the currency of the nearest `FormatProvider`, such as "$". */
export function useCurrencySign(): string {
  const { currency } = useContext(FormatContext);
  const locale = useLocale();
  return useMemo(() => {
    if (currency === undefined) return "$";
    const format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    });
    return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  }, [currency, locale]);
}
