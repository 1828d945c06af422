import { fullYear } from "@portico/format";

/** How many years ahead two digits can mean: a filter is for birth dates as well as for days to come. */
const yearsAhead = 10;

/**
 * A day of a browser's date input with the year that its two digits mean: `0027-01-05`, which is what the input makes of
 * 1/5/27, is `2027-01-05`. The year is the latest one that is at most ten years ahead.
 */
export function withFullYear(day: string, thisYear = new Date().getFullYear()): string {
  const [, digits, rest] = /^00(\d\d)(-\d\d-\d\d)$/.exec(day) ?? [];
  if (digits === undefined) return day;
  return `${fullYear(digits, thisYear + yearsAhead)}${rest}`;
}
