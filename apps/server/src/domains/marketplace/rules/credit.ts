import { applicablePercentage } from "./applicable-percentage.ts";
import { divideHalfUp, toCents, toDollars } from "./cents.ts";

interface CreditInput {
  /** The household's income in dollars a year. */
  readonly income: number;
  /** The poverty line in dollars a year. */
  readonly line: number;
  readonly year: number;
  /** The benchmark premium of the people who can get the credit, in dollars a month. */
  readonly benchmark: number;
}

/** The premium tax credit in dollars a month, rounded half-up to the cent. */
export function premiumTaxCredit({ income, line, year, benchmark }: CreditInput): number {
  if (toCents(income) < toCents(line)) return 0;
  const percentage = applicablePercentage(income, line, year);
  if (percentage === undefined) return 0;
  // Hundredths of a percent, and twelve months.
  const parts = 10_000 * 12;
  const cents = divideHalfUp(toCents(benchmark) * parts - toCents(income) * percentage, parts);
  return toDollars(Math.max(0, cents));
}
