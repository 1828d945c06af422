import { type PtoPeriod, workday } from "@portico/contract/features/pto.schemas";
import type { Holiday } from "../../configuration/federal-holidays.ts";

const dayMs = 86_400_000;
/** The break of each day, in hours. */
const breakHours = 1;

/** The working hours of a period, and the holidays on its weekdays. */
export interface Estimate {
  readonly hours: number;
  readonly holidays: Holiday[];
}

/**
 * Counts weekdays from 9 to 17, minus one hour a day, and minus holidays. The first day counts from the start hour, the
 * last one until the end hour.
 */
export function estimateHours(period: PtoPeriod, holidays: readonly Holiday[]): Estimate {
  const { startDate, endDate, startHour, endHour } = period;
  const weekdays = weekdaysFrom(startDate, endDate);
  const excluded = holidays.filter(({ date }) => weekdays.includes(date));
  const hours = weekdays
    .filter((day) => !excluded.some(({ date }) => date === day))
    .map((day) => {
      const from = Math.max(workday.startHour, day === startDate ? startHour : 0);
      const to = Math.min(workday.endHour, day === endDate ? endHour : 24);
      return Math.max(0, to - from - breakHours);
    });
  return {
    hours: hours.reduce((total, each) => total + each, 0),
    holidays: excluded.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

function weekdaysFrom(first: string, last: string): string[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: days }, (_, index) => new Date(Date.parse(first) + index * dayMs))
    .filter((day) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6)
    .map((day) => day.toISOString().slice(0, 10));
}
