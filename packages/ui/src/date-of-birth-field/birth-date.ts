import { daysInMonth, isIsoDate, isoDate, partsOf } from "../calendar/iso-date.js";

/** The three selects of a date of birth, each empty until it is set. */
export interface BirthDateParts {
  month: string;
  day: string;
  year: string;
}

/** The parts of a day as `YYYY-MM-DD`; empty ones for anything else. */
export function birthDateParts(value: string): BirthDateParts {
  if (!isIsoDate(value)) return { month: "", day: "", year: "" };
  const { year, month, day } = partsOf(value);
  return { month: String(month), day: String(day), year: String(year) };
}

/** How many days can be selected: those of the month, of any year where none is set. */
export function dayCount({ month, year }: BirthDateParts): number {
  // Without a year February has the 29th, as in 2000.
  return month === "" ? 31 : daysInMonth(Number(year || 2000), Number(month));
}

/** The parts without a day that their month does not have. */
export function withRealDay(parts: BirthDateParts): BirthDateParts {
  return Number(parts.day) > dayCount(parts) ? { ...parts, day: "" } : parts;
}

/** The day as `YYYY-MM-DD`; empty until all three parts are set. */
export function birthDate({ month, day, year }: BirthDateParts): string {
  return isoDate(Number(year), Number(month), Number(day)) ?? "";
}
