import type { OpenEnrollment, Period } from "../../../configuration/open-enrollment.ts";

/** The days in a special enrollment period. */
export const specialEnrollmentDays = 60;
/** The last coverage year whose open enrollment ended in January. */
const lastUntilJanuary = 2026;

/** When anyone can enroll for a coverage year. November 1 to December 15, until 2026 to January 15. */
export function openEnrollmentOf(year: number, configured: OpenEnrollment): Period {
  const to = year > lastUntilJanuary ? `${year - 1}-12-15` : `${year}-01-15`;
  return configured.get(year) ?? { from: `${year - 1}-11-01`, to };
}

/** Whether a day is in a period. */
export function isWithin(day: string, { from, to }: Period): boolean {
  return from <= day && day <= to;
}

/** The coverage year for which people enroll on a day: the next one during its open enrollment. */
export function coverageYearOn(today: string, configured: OpenEnrollment): number {
  const year = Number(today.slice(0, 4));
  return isWithin(today, openEnrollmentOf(year + 1, configured)) ? year + 1 : year;
}

/** The first day of the month after a day. */
export function firstOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

/**
 * The first day of coverage in open enrollment: January 1; for plans chosen after December 15 (until 2026), the first
 * of the month after next.
 */
export function openEnrollmentStart(today: string, year: number): string {
  const january = `${year}-01-01`;
  if (today <= `${year - 1}-12-15`) return january;
  return today < january ? `${year}-02-01` : firstOfNextMonth(today);
}

/** The first day of coverage: the earliest allowed day, but not before the first of next month. */
export function effectiveDateOn(today: string, earliest: string | undefined): string {
  const next = firstOfNextMonth(today);
  return earliest !== undefined && earliest > next ? earliest : next;
}
