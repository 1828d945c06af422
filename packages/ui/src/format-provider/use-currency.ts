"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { FormatContext } from "./format-settings.js";
import { useLocale } from "./use-locale.js";

/** How a field shows its currency, and which texts users may type for it. */
interface Currency {
  /** Shown before the amount: "$". */
  sign: ReactNode;
  /** The sign, the code, and combinations such as "US$". */
  units: readonly string[];
}

/**
 * The currency of a field: that of the nearest `FormatProvider`, US dollars without one.
 * @param own a sign of the field's own, which replaces that of the currency
 */
export function useCurrency(own: ReactNode): Currency {
  const { currency = "USD" } = useContext(FormatContext);
  const locale = useLocale();
  return useMemo(() => {
    if (own !== undefined) return { sign: own, units: typeof own === "string" ? [own] : [] };
    const sign = signOf(locale, currency, "narrowSymbol");
    const country = currency.slice(0, 2);
    const others = [currency, `${country}${sign}`, `${country} ${sign}`];
    return { sign, units: [sign, signOf(locale, currency, "symbol"), ...others] };
  }, [own, currency, locale]);
}

function signOf(locale: string, currency: string, currencyDisplay: "symbol" | "narrowSymbol"): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
