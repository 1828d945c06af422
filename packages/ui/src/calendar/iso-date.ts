import { isoDay } from "@portico/format";
import { dayOptions, localWriter } from "../format-provider/locale-date.js";

/** A calendar date as `YYYY-MM-DD`, without a time zone. Calculations use UTC. */
export type IsoDate = string;

const dayLength = 86_400_000;
/** Returns year, month (from 1) and day of a date. */
export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}

/** Returns the start of the date in UTC, for `Intl.DateTimeFormat` with the time zone UTC. */
export function utcDate(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Adds days to a date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcDate(date).getTime() + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the number of days in a month. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Adds months to a date. If the month is too short, returns its last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const [nextYear, nextMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return isoDay(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth))) ?? date;
}

/** Returns the day of the week, 0 for Sunday. */
export function weekday(date: IsoDate): number {
  return utcDate(date).getUTCDay();
}

/**
 * Returns the weeks of the date's month, seven days each, starting with the first weekday. Days of other months are
 * undefined.
 */
export function weeksOf(date: IsoDate, firstWeekday: number): readonly (readonly (IsoDate | undefined)[])[] {
  const { year, month } = partsOf(date);
  const first = `${date.slice(0, 8)}01`;
  const offset = (weekday(first) - firstWeekday + 7) % 7;
  const count = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((offset + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const index = week * 7 + column - offset;
      return index >= 0 && index < count ? addDays(first, index) : undefined;
    }),
  );
}

/** Returns today's date in a time zone, by default the user's. */
export function today(timeZone?: string): IsoDate {
  // Swedish writes days as YYYY-MM-DD. formatDate of @portico/format would add 600 bytes to every date field.
  return localWriter("sv", { ...dayOptions, timeZone })(new Date().toISOString());
}

/** The days of a week, to format the names of weekdays. January 1, 2023 was a Sunday. */
export function weekdaysFrom(firstWeekday: number): readonly IsoDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays("2023-01-01", index + firstWeekday));
}
