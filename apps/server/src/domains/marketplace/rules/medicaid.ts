import { toCents } from "./cents.ts";

/** States that have not expanded Medicaid to adults. */
const withoutExpansion = ["AL", "FL", "GA", "KS", "MS", "SC", "TN", "TX", "WI", "WY"];
/** The highest income of adults, in percent of the poverty line. */
const adultLimit = 138;
/** The highest income of children's Medicaid or CHIP, with the 5 % disregard, by state. Assumed. */
const childLimits: Readonly<Record<string, number>> = { AK: 208, FL: 215, HI: 313, NC: 216, TX: 206 };
/** The limit in states that are not in the table. Assumed. */
const otherChildLimit = 200;
/** The age from which a person is an adult for Medicaid. */
export const medicaidAdultAge = 19;

interface MedicaidInput {
  readonly age: number;
  readonly state: string;
  /** The household's income in dollars a year. */
  readonly income: number;
  /** The poverty line in dollars a year. */
  readonly line: number;
}

/** The highest income with which Medicaid or CHIP covers a person, in percent of the poverty line. Undefined if none. */
export function medicaidLimit(age: number, state: string): number | undefined {
  if (age < medicaidAdultAge) return childLimits[state] ?? otherChildLimit;
  return withoutExpansion.includes(state) ? undefined : adultLimit;
}

/** Whether Medicaid or CHIP covers a person, who then gets no tax credit. */
export function isMedicaidEligible({ age, state, income, line }: MedicaidInput): boolean {
  const limit = medicaidLimit(age, state);
  return limit !== undefined && toCents(income) * 100 <= limit * toCents(line);
}
