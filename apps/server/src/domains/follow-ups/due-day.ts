import { maxYearsAhead } from "@portico/contract";
import type { followUpRepeats } from "@portico/contract/features/follow-ups/follow-ups";
import type { Holiday } from "../../configuration/federal-holidays.ts";
import { addDays, daysBetween, isWeekend } from "../../time/days.ts";

/** The days without work, as configured. */
type Holidays = readonly Pick<Holiday, "date">[];

/** A day, or the next one that is neither on a weekend nor a holiday. */
export function businessDayFrom(day: string, holidays: Holidays): string {
  return isBusinessDay(day, holidays) ? day : businessDayFrom(addDays(day, 1), holidays);
}

/** The day after a number of business days. None are from the next business day on, if the day itself is not one. */
export function afterBusinessDays(day: string, count: number, holidays: Holidays): string {
  let found = businessDayFrom(day, holidays);
  for (let passed = 0; passed < count; passed++) found = businessDayFrom(addDays(found, 1), holidays);
  return found;
}

/** The last day that something can be due, seen from today. */
export function lastDueDay(today: string): string {
  return addMonths(today, 12 * maxYearsAhead);
}

/** The most days between two repetitions, apart from weekends and holidays. */
const longest = { Daily: 1, Weekly: 7, Monthly: 31, Yearly: 366 } as const;

/** What repeats, and from when. */
interface Repetition {
  /** The day that repetitions are counted from. */
  readonly from: string;
  readonly repeats: (typeof followUpRepeats)[number];
  /** The repetition is later than this day. */
  readonly after: string;
  /** The last day that a repetition can have. */
  readonly until: string;
  readonly holidays: Holidays;
}

/**
 * The business day on which something that repeats is next due. Months and years are counted from the first day: the 31st
 * becomes the last day of shorter months, and February 29 the 28th. Undefined if it would be too late.
 */
export function nextRepetition({ from, repeats, after, until, holidays }: Repetition): string | undefined {
  // Those that have certainly passed are not tried.
  const passed = Math.floor(daysBetween(from, after) / longest[repeats]);
  for (let count = Math.max(1, passed); ; count++) {
    const day = repetition(from, repeats, count);
    // Not compared as text, because years after 9999 begin with a plus sign.
    if (daysBetween(until, day) > 0) return undefined;
    const due = businessDayFrom(day, holidays);
    if (due > after) return due;
  }
}

function repetition(from: string, repeats: Repetition["repeats"], count: number): string {
  switch (repeats) {
    case "Daily":
      return addDays(from, count);
    case "Weekly":
      return addDays(from, 7 * count);
    case "Monthly":
      return addMonths(from, count);
    case "Yearly":
      return addMonths(from, 12 * count);
  }
}

function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

function isBusinessDay(day: string, holidays: Holidays): boolean {
  return !isWeekend(day) && !holidays.some(({ date }) => date === day);
}
