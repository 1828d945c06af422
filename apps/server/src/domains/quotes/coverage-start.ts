import type { Marketplace } from "../../services/marketplace.ts";
import {
  coverageYearOn,
  effectiveDateOn,
  openEnrollmentStart,
} from "../marketplace/rules/enrollment-period.ts";

/** The coverage that visitors are quoted. */
export interface CoverageStart {
  readonly year: number;
  /** The first day of coverage, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
}

/**
 * The coverage that visitors are quoted on a day: that of the next year during its open enrollment, or else from the
 * first of next month, in case they qualify for a special enrollment period.
 */
export function coverageStart(
  today: string,
  { openEnrollment }: Pick<Marketplace, "openEnrollment">,
): CoverageStart {
  const year = coverageYearOn(today, openEnrollment());
  const isNextYear = year > Number(today.slice(0, 4));
  const effectiveDate = effectiveDateOn(today, isNextYear ? openEnrollmentStart(today, year) : undefined);
  // After open enrollment in December, coverage starts in January.
  return { year: Number(effectiveDate.slice(0, 4)), effectiveDate };
}
