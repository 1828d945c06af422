import { isoDay } from "@portico/format";
import { isIsoDate } from "../calendar/is-iso-date.js";
import { daysInMonth, partsOf } from "../calendar/iso-date.js";

/** The values of the three selects. Each is empty until it is selected. */
export interface BirthDateParts {
  month: string;
  day: string;
  year: string;
}

/** Splits a date as `YYYY-MM-DD`. Other texts give empty parts. */
export function birthDateParts(value: string): BirthDateParts {
  if (!isIsoDate(value)) return { month: "", day: "", year: "" };
  const { year, month, day } = partsOf(value);
  return { month: String(month), day: String(day), year: String(year) };
}

/** Returns the number of selectable days in the month. Without a month, 31. */
export function dayCount({ month, year }: BirthDateParts): number {
  // Without a year, February has 29 days, as in 2000.
  return month === "" ? 31 : daysInMonth(Number(year || 2000), Number(month));
}

/** Clears the day if the month doesn't have it. */
export function withRealDay(parts: BirthDateParts): BirthDateParts {
  return Number(parts.day) > dayCount(parts) ? { ...parts, day: "" } : parts;
}

/** Returns the date as `YYYY-MM-DD`, or an empty text until all three parts are selected. */
export function birthDate({ month, day, year }: BirthDateParts): string {
  return isoDay(Number(year), Number(month), Number(day)) ?? "";
}
