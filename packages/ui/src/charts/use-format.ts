"use client";

import { useContext, useMemo } from "react";
import { FormatContext } from "../format-provider/format-settings.js";
import { useChartMessages } from "../messages/use-chart-messages.js";

const percent = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The host's format, or by default numbers or percentages in the provider's locale or language. */
export function useFormat(
  format: ((value: number) => string) | undefined,
  isShare = false,
): (value: number) => string {
  const messages = useChartMessages();
  const locale = useContext(FormatContext).locale ?? messages.locale;
  return useMemo(() => {
    if (format) return format;
    const numbers = new Intl.NumberFormat(locale, isShare ? percent : undefined);
    return (value) => numbers.format(value);
  }, [format, locale, isShare]);
}
