"use client";

import { useMemo } from "react";
import type { DayLimits } from "../calendar/day-limits.js";
import { useDatePattern } from "../format-provider/use-date-pattern.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";
import { parseInPattern, showDate } from "./typed-date.js";

/**
 * Parses typed dates as the nearest `FormatProvider` or the locale writes them, and with the year first in any case. A
 * date that ends with the year starts with the day if the pattern does. A year of two digits is the latest one that is
 * not after the last day.
 */
export function useDateParser({ max }: Pick<DayLimits, "max">): TextParser {
  const { pattern, locale } = useDatePattern();
  return useMemo(() => {
    const latestYear = max === undefined ? undefined : Number(max.slice(0, 4));
    return {
      parse: (text) => (text.trim() === "" ? "" : parseInPattern(text, pattern, latestYear)),
      show: (value) => showDate(value, { pattern, locale }),
    };
  }, [pattern, locale, max]);
}
