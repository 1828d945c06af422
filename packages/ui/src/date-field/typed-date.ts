import { type DayOrder, parseDay, plainCharacters } from "@portico/format";
import { isIsoDate } from "../calendar/iso-date.js";
import type { DateWriting } from "../format-provider/use-date-writing.js";

/** What is between the numbers of a date. */
const between = (date: string) => plainCharacters(date).replace(/[\d\s]/g, "");

/**
 * `2026-03-31` from a date as the pattern writes it, such as `31.3.2026`, or with other separators; or with the year
 * first, as in `2026-03-31`. Undefined for other texts.
 * @param latestYear the latest year that two digits can mean
 */
export function parseInPattern(text: string, pattern: string, latestYear?: number): string | undefined {
  const order: DayOrder = pattern.indexOf("DD") < pattern.indexOf("MM") ? "dayFirst" : "monthFirst";
  // Korean ends with a point, and Bulgarian with a letter.
  const isWhole = between(text) === between(pattern.replace(/[YMD]/g, ""));
  const numbers = isWhole ? (plainCharacters(text).match(/\d+/g) ?? []).join("/") : text;
  return parseDay(numbers, { order, latestYear });
}

/** A stored date as it is written. Undefined if the text is not a date. */
export function showDate(value: string, { write }: Pick<DateWriting, "write">): string | undefined {
  return isIsoDate(value) ? write(value) : undefined;
}
