"use client";

import type { DayLimits } from "../calendar/day-limits.js";
import { useDateWriting } from "../format-provider/use-date-writing.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";
import { parseInPattern, showDate } from "./typed-date.js";

/**
 * Parses typed dates as the nearest `FormatProvider` or the locale writes them, and with the year first in any case. A
 * date that ends with the year starts with the day if the pattern does. A year of two digits is the latest one that is
 * not after the last day.
 */
export function useDateParser({ max }: Pick<DayLimits, "max">): TextParser {
  const writing = useDateWriting();
  const latestYear = max === undefined ? undefined : Number(max.slice(0, 4));
  return {
    parse: (text) => (text.trim() === "" ? "" : parseInPattern(text, writing.pattern, latestYear)),
    show: (value) => showDate(value, writing),
  };
}
