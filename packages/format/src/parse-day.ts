import { isoDay } from "./iso-day.js";
import { plainCharacters } from "./plain-characters.js";

/** Which number comes first in a date that ends with the year. */
export type DayOrder = "monthFirst" | "dayFirst";

interface DayRules {
  /** The order in dates that end with the year. @default "monthFirst" */
  readonly order?: DayOrder | undefined;
  /** The latest year that two digits can mean. @default 2099 */
  readonly latestYear?: number | undefined;
}

const yearFirst = /^(\d{4}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{1,2})$/;
const yearLast = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})$/;
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/;

/** `2026-03-01` from `2026/03/01`, `2026-3-1`, `20260301`, `3/1/2026` or `3/1/26`. Undefined for other texts. */
export function parseDay(text: string, { order = "monthFirst", latestYear }: DayRules = {}) {
  const plain = plainCharacters(text);
  const [, year, month, day] = yearFirst.exec(plain) ?? digitsOnly.exec(plain) ?? [];
  if (year !== undefined) return isoDay(Number(year), Number(month), Number(day));
  const [, first, second, last] = yearLast.exec(plain) ?? [];
  if (last === undefined) return undefined;
  const [lastMonth, lastDay] = order === "monthFirst" ? [first, second] : [second, first];
  return isoDay(fullYear(last, latestYear), Number(lastMonth), Number(lastDay));
}

/** The year of two or four digits. Two digits mean the latest possible year: at most `latest`. */
export function fullYear(digits: string, latest = 2099): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  const inCentury = latest - (latest % 100) + year;
  return inCentury <= latest ? inCentury : inCentury - 100;
}
