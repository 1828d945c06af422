import type { HouseholdPerson, HouseholdRequest } from "../marketplace/api-schemas.ts";
import type { MarketplaceClient } from "../marketplace/marketplace-client.ts";
import { premiumTaxCredit } from "../marketplace/rules/credit.ts";
import { isMedicaidEligible, medicaidLimit } from "../marketplace/rules/medicaid.ts";
import { povertyLine } from "../marketplace/rules/poverty-line.ts";

/** Percentages of the poverty line at which the credit can jump or bend. */
const bends = [100, 133, 138, 150, 200, 250, 300, 400];
/** Points between them. */
const steps = 30;
/** Percent of the poverty line up to which the curve is drawn, if the income isn't higher. */
const upTo = 450;

/** A point of the curve: the credit a month at a yearly income. */
interface Point {
  readonly income: number;
  readonly credit: number;
}

/**
 * The tax credit by income, from the published rules. Only the benchmark premiums come from the Marketplace: one for
 * each group of people who would get the credit.
 */
export async function incomeCurve(
  marketplace: Pick<MarketplaceClient, "benchmarkPremium">,
  request: HouseholdRequest,
): Promise<Point[]> {
  const { household, place, year } = request;
  const line = povertyLine(household.size ?? household.people.length, place.state, year);
  const eligibleAt = (income: number) =>
    household.people.filter(
      ({ age = 0, has_mec: hasCoverage }) =>
        !hasCoverage && !isMedicaidEligible({ age, state: place.state, income, line }),
    );
  const benchmarks = new Map<string, number>();
  const points: Point[] = [];
  for (const income of incomesOf(request, line)) {
    const people = eligibleAt(income);
    const benchmark = await benchmarkOf(marketplace, request, people, benchmarks);
    points.push({ income, credit: premiumTaxCredit({ income, line, year, benchmark }) });
  }
  return points;
}

/** Incomes at which the curve has a point: before and after each jump, and regularly between. */
function incomesOf({ household, place }: HouseholdRequest, line: number): number[] {
  const last = Math.round(Math.max((line * upTo) / 100, household.income * 1.1));
  const limits = household.people.flatMap(({ age = 0 }) => medicaidLimit(age, place.state) ?? []);
  const jumps = [...bends, ...limits].map((percent) => Math.floor((percent * line) / 100));
  const regular = Array.from({ length: steps + 1 }, (_, index) => Math.round((last * index) / steps));
  const all = [
    ...regular,
    ...jumps.flatMap((jump) => [jump - 1, jump, jump + 1]),
    Math.round(household.income),
  ];
  return [...new Set(all)]
    .filter((income) => income >= 0 && income <= last)
    .sort((one, other) => one - other);
}

/** The benchmark premium for people, 0 for nobody. Each group is requested once. */
async function benchmarkOf(
  marketplace: Pick<MarketplaceClient, "benchmarkPremium">,
  request: HouseholdRequest,
  people: readonly HouseholdPerson[],
  known: Map<string, number>,
): Promise<number> {
  const key = people.map((person) => request.household.people.indexOf(person)).join();
  const found = people.length === 0 ? 0 : known.get(key);
  if (found !== undefined) return found;
  // An income at which nobody of the group gets Medicaid, so that the answer is for all of them.
  const line = povertyLine(request.household.size ?? people.length, request.place.state, request.year);
  const household = { ...request.household, income: line * 4, people: [...people] };
  const benchmark = (await marketplace.benchmarkPremium({ ...request, household })) ?? 0;
  known.set(key, benchmark);
  return benchmark;
}
