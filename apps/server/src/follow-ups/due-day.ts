import type { followUpRepeats } from "@portico/contract/features/follow-ups";
import type { Holiday } from "../configuration/federal-holidays.ts";
import { addDays, isWeekend } from "../time/days.ts";

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

/** What repeats, and from when. */
interface Repetition {
  /** The day that repetitions are counted from. */
  readonly from: string;
  readonly repeats: (typeof followUpRepeats)[number];
  /** The repetition is later than this day. */
  readonly after: string;
  readonly holidays: Holidays;
}

/**
 * The business day on which something that repeats is next due. Months and years are counted from the first day: the 31st
 * becomes the last day of shorter months, and February 29 the 28th.
 */
export function nextRepetition({ from, repeats, after, holidays }: Repetition): string {
  for (let count = 1; ; count++) {
    const due = businessDayFrom(repetition(from, repeats, count), holidays);
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
