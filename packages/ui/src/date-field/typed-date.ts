import { type DayOrder, parseDay, plainCharacters } from "@portico/format";
import { isIsoDate } from "../calendar/is-iso-date.js";
import type { DateWriting } from "../format-provider/use-date-writing.js";
import type { FieldMessages } from "../messages/field-messages.js";

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

/** A day after the 12th of a month, so that the order of month and day is clear. */
export const exampleDay = "2026-03-31";

/** A pattern of dates with the letters of the language: `DD.MM.YYYY` is `TT.MM.JJJJ` in German. */
export function patternInWords(
  pattern: string,
  { dateLetters }: Pick<FieldMessages["fields"], "dateLetters">,
): string {
  return plainCharacters(pattern.replace(/[YMD]/g, (letter) => dateLetters["YMD".indexOf(letter)] ?? letter));
}
