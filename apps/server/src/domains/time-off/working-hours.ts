import { type PtoPeriod, workday } from "@portico/contract/features/time-off/pto.schemas";
import { formatDateTimeUs } from "@portico/format";
import type { Holiday } from "../../configuration/federal-holidays.ts";
import { addDays, daysBetween, isWeekend } from "../../time/days.ts";

/** Why a period has no working hours, and the field to change. */
export interface NoHours {
  readonly field: "startDate" | "startHour";
  readonly message: string;
}

/** The working hours of a period, and the holidays on its weekdays. */
export interface Estimate {
  readonly hours: number;
  readonly holidays: Holiday[];
  /** Null if there are working hours. */
  readonly problem: NoHours | null;
}

/** Hours of a day: from the first up to the second, 0 to 24. */
type HourRange = readonly [from: number, to: number];

/**
 * Counts weekdays from 9 to 17 without the unpaid hour from 12 to 13, and without holidays. The first day counts from the
 * start hour, the last one until the end hour.
 */
export function estimateHours(period: PtoPeriod, holidays: readonly Holiday[]): Estimate {
  const { startDate, endDate, startHour, endHour } = period;
  const days = daysFrom(startDate, endDate);
  const weekdays = days.filter((day) => !isWeekend(day));
  const excluded = holidays
    .filter(({ date }) => weekdays.includes(date))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const worked = weekdays
    .filter((day) => !excluded.some(({ date }) => date === day))
    .map((day): HourRange => {
      const from = Math.max(workday.startHour, day === startDate ? startHour : 0);
      return [from, Math.min(workday.endHour, day === endDate ? endHour : 24)];
    });
  const hours = worked.reduce((total, each) => total + paidHours(each), 0);
  const hasWeekend = weekdays.length < days.length;
  return {
    hours,
    holidays: excluded,
    problem: hours === 0 ? noHours({ hasWeekend, holidays: excluded, worked }) : null,
  };
}

/** The hours without the unpaid one. */
function paidHours([from, to]: HourRange): number {
  const unpaid = Math.min(to, workday.unpaidHour + 1) - Math.max(from, workday.unpaidHour);
  return Math.max(0, to - from) - Math.max(0, unpaid);
}

interface UnpaidDays {
  readonly hasWeekend: boolean;
  readonly holidays: readonly Holiday[];
  /** What is requested of each workday. */
  readonly worked: readonly HourRange[];
}

function noHours({ hasWeekend, holidays, worked }: UnpaidDays): NoHours {
  const { startHour, unpaidHour, endHour } = workday;
  const reasons = [
    ...(hasWeekend ? ["weekends don't count"] : []),
    ...holidays.map(({ date, name }) => `${dayUs(date)} is ${name}`),
    ...(worked.some(([from, to]) => to > from) ? [`${unpaidHour}:00 to ${unpaidHour + 1}:00 is unpaid`] : []),
    ...(worked.some(([from, to]) => to <= from)
      ? [`a workday is from ${startHour}:00 to ${endHour}:00`]
      : []),
  ];
  const what = worked.length === 0 ? "days" : "hours";
  return {
    field: worked.length === 0 ? "startDate" : "startHour",
    message: `No working hours: ${reasons.join(", ")}. Choose other ${what}.`,
  };
}

function dayUs(day: string): string {
  return formatDateTimeUs(day).slice(0, 10);
}

function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
