"use client";

import { useMemo } from "react";
import { useLocale } from "../format-provider/use-locale.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { type DecimalFormat, decimalFormat } from "./decimal-format.js";
import type { TextFormat } from "./text-format.js";

/** The format of a number in the locale of the nearest `FormatProvider`. `units` must not change with each render. */
export function useDecimalFormat({
  decimals,
  hasAllDecimals,
  isGrouped,
  units,
}: Omit<DecimalFormat, "locale" | "texts">): TextFormat {
  const locale = useLocale();
  const { number: texts } = useFieldMessages();
  return useMemo(
    () => decimalFormat({ locale, decimals, hasAllDecimals, isGrouped, units, texts }),
    [locale, decimals, hasAllDecimals, isGrouped, units, texts],
  );
}
