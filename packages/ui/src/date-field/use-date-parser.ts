"use client";

import { type DayOrder, parseDay } from "@portico/format";
import { useContext, useMemo } from "react";
import type { DayLimits } from "../calendar/day-limits.js";
import { isIsoDate } from "../calendar/iso-date.js";
import { FormatContext } from "../format-provider/format-settings.js";
import type { TextParser } from "../parsed-field/use-parsed-text.js";

/**
 * Parses typed dates. A date that ends with the year starts with the day if the date pattern of the nearest
 * `FormatProvider` does. A year of two digits is the latest one that is not after the last day.
 */
export function useDateParser({ max }: Pick<DayLimits, "max">): TextParser {
  const { datePattern } = useContext(FormatContext);
  return useMemo(() => {
    const order: DayOrder = datePattern === "DD/MM/YYYY" ? "dayFirst" : "monthFirst";
    const rules = { order, latestYear: max === undefined ? undefined : Number(max.slice(0, 4)) };
    return { parse: (text) => (text.trim() === "" ? "" : parseDay(text, rules)), show: showDate };
  }, [datePattern, max]);
}

/** Formats a date as `YYYY/MM/DD`. Undefined if the text is not a date. */
export function showDate(value: string): string | undefined {
  return isIsoDate(value) ? value.replaceAll("-", "/") : undefined;
}
