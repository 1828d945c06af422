import type { Household, HouseholdPerson } from "../../domains/marketplace/api-schemas.ts";
import { premiumInCents, type RatedPerson } from "../../domains/marketplace/rules/age-rates.ts";
import { toDollars } from "../../domains/marketplace/rules/cents.ts";
import { type SilverVariant, silverVariant } from "../../domains/marketplace/rules/cost-sharing-reduction.ts";
import { premiumTaxCredit } from "../../domains/marketplace/rules/credit.ts";
import { isMedicaidEligible } from "../../domains/marketplace/rules/medicaid.ts";
import { povertyLine } from "../../domains/marketplace/rules/poverty-line.ts";
import { ApiError } from "./api-error.ts";
import type { SoldCounty } from "./geography/geography.ts";
import { plansIn } from "./plans/county-plans.ts";
import type { UseLevel } from "./plans/yearly-cost.ts";

/** A person with what the rules say about them. */
export interface AssessedPerson extends RatedPerson {
  readonly isMedicaid: boolean;
  /** Whether the person's premium counts for the credit. */
  readonly getsCredit: boolean;
  readonly level: UseLevel;
}

/** A household with what the rules say about it. */
export interface AssessedHousehold {
  readonly people: readonly AssessedPerson[];
  /** The variant of Silver plans. */
  readonly variant: SilverVariant | undefined;
  /** Dollars a month. */
  readonly credit: number;
  /** The premium of the benchmark plan for those who get the credit. Undefined if there is none. */
  readonly benchmark: number | undefined;
}

/** Applies the rules to a household. */
export function assessHousehold(household: Household, county: SoldCounty, year: number): AssessedHousehold {
  const { income } = household;
  const { state } = county;
  // The tax household can have more people than apply.
  const size = Math.max(household.size ?? 0, household.people.length);
  const line = povertyLine(size, state, year);
  const effective = household.effective_date ?? `${year}-01-01`;
  const people = household.people.map((person): AssessedPerson => {
    const age = ageOf(person, effective);
    const isMedicaid = person.has_mec !== true && isMedicaidEligible({ age, state, income, line });
    return {
      age,
      usesTobacco: person.uses_tobacco === true,
      isMedicaid,
      getsCredit: !isMedicaid && person.has_mec !== true && person.aptc_eligible !== false,
      level: person.utilization_level ?? "Medium",
    };
  });
  const eligible = people.filter(({ getsCredit }) => getsCredit);
  const benchmark = eligible.length === 0 ? undefined : benchmarkOf(eligible, county, year);
  const credit = benchmark === undefined ? 0 : premiumTaxCredit({ income, line, year, benchmark });
  const variant = eligible.length === 0 ? undefined : silverVariant(income, line);
  return { people, variant, credit, benchmark };
}

/** The second-lowest premium of Silver plans for these people, without tobacco. */
function benchmarkOf(people: readonly RatedPerson[], county: SoldCounty, year: number): number | undefined {
  const withoutTobacco = people.map(({ age }) => ({ age, usesTobacco: false }));
  const premiums = plansIn(county, year)
    .filter(({ design }) => design.metalLevel === "Silver")
    .map(({ rates }) => premiumInCents(rates, withoutTobacco))
    .toSorted((one, other) => one - other);
  const second = premiums[1] ?? premiums[0];
  return second === undefined ? undefined : toDollars(second);
}

/** @throws ApiError without an age and a date of birth */
function ageOf({ age, dob }: HouseholdPerson, on: string): number {
  if (age !== undefined) return age;
  if (dob === undefined) throw new ApiError("1003", "each person needs an age or a date of birth");
  const years = Number(on.slice(0, 4)) - Number(dob.slice(0, 4));
  return Math.max(0, on.slice(5) < dob.slice(5) ? years - 1 : years);
}
