import { type DayOrder, parseDay, plainCharacters } from "@portico/format";
import { isIsoDate } from "../calendar/iso-date.js";
import { inPattern, withDigitsOf } from "../format-provider/locale-date.js";

/** Whether the month or the day is first in a pattern such as `DD.MM.YYYY`. */
function orderOf(pattern: string): DayOrder {
  return pattern.indexOf("DD") < pattern.indexOf("MM") ? "dayFirst" : "monthFirst";
}

/** What is between the numbers of a date. */
const between = (date: string) => plainCharacters(date).replace(/[\d\sYMD]/g, "");

/**
 * `2026-03-31` from a date as the pattern writes it, such as `31.3.2026`, or with other separators; or with the year
 * first, as in `2026-03-31`. Undefined for other texts.
 * @param latestYear the latest year that two digits can mean
 */
export function parseInPattern(text: string, pattern: string, latestYear?: number): string | undefined {
  const rules = { order: orderOf(pattern), latestYear };
  const day = parseDay(text, rules);
  if (day !== undefined || between(text) !== between(pattern)) return day;
  // Korean ends with a point, and Bulgarian with a letter.
  return parseDay((plainCharacters(text).match(/\d+/g) ?? []).join("/"), rules);
}

/** A stored date as the pattern writes it, with the digits of the locale. Undefined if the text is not a date. */
export function showDate(
  value: string,
  { pattern, locale }: { pattern: string; locale: string | undefined },
): string | undefined {
  if (!isIsoDate(value)) return undefined;
  const text = inPattern(value.replaceAll("-", "/"), pattern);
  return locale === undefined ? text : withDigitsOf(locale, text);
}
