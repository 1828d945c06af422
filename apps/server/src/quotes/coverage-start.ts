/** The coverage that visitors are quoted. */
export interface CoverageStart {
  readonly year: number;
  /** The first day of coverage, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
}

/** In the last two months of a year, visitors enroll for the next one. */
const firstMonthOfNextYear = 11;

/** The coverage that visitors are quoted on a day: from the first of next month, or from January in open enrollment. */
export function coverageStart(today: string): CoverageStart {
  const [year = 0, month = 0] = today.split("-").map(Number);
  if (month >= firstMonthOfNextYear) return { year: year + 1, effectiveDate: `${year + 1}-01-01` };
  return { year, effectiveDate: `${year}-${String(month + 1).padStart(2, "0")}-01` };
}
