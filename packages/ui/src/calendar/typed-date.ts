import { type IsoDate, isIsoDate, isoDate } from "./iso-date.js";

const yearFirst = /^(\d{4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,2})$/;
const yearLast = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/;

/** Parses a typed date: `2026/03/01`, `2026-3-1`, `20260301`, or with the month first, `3/1/2026`. */
export function parseDate(text: string): IsoDate | undefined {
  const typed = text.trim();
  const [, year, month, day] = yearFirst.exec(typed) ?? digitsOnly.exec(typed) ?? [];
  if (year) return isoDate(Number(year), Number(month), Number(day));
  const [, lastMonth, lastDay, lastYear] = yearLast.exec(typed) ?? [];
  return lastYear ? isoDate(Number(lastYear), Number(lastMonth), Number(lastDay)) : undefined;
}

/** Formats a date as `YYYY/MM/DD`. Undefined if the text is not a date. */
export function showDate(value: string): string | undefined {
  return isIsoDate(value) ? value.replaceAll("-", "/") : undefined;
}
