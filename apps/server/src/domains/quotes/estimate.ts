import type { ResponseBody } from "@portico/contract/schemas";
import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import type { Estimate, HouseholdRequest } from "../marketplace/api-schemas.ts";
import type { MarketplaceClient } from "../marketplace/marketplace-client.ts";
import { csrVariantOf } from "../marketplace/plan-card.ts";
import { applicablePercentage } from "../marketplace/rules/applicable-percentage.ts";
import { divideHalfUp, toCents, toDollars } from "../marketplace/rules/cents.ts";
import { medicaidAdultAge } from "../marketplace/rules/medicaid.ts";
import { percentOfPovertyLine, povertyLine } from "../marketplace/rules/poverty-line.ts";
import type { CoverageStart } from "./coverage-start.ts";
import { applyingPeople, householdRequest } from "./household-request.ts";
import { incomeCurve } from "./income-curve.ts";

type Estimated = ResponseBody<"quote.estimate">;
type Outcome = Estimated["people"][number]["outcome"];

/** An estimate with what it is based on, and its curve over incomes. */
export async function estimateHousehold(
  marketplace: MarketplaceClient,
  quote: QuoteHousehold,
  start: CoverageStart,
): Promise<Estimated> {
  const request = householdRequest(quote, start);
  const [estimates, benchmark] = await Promise.all([
    marketplace.estimate(request),
    marketplace.benchmarkPremium(request),
  ]);
  const { income, members } = { ...quote.household };
  const line = povertyLine(members, quote.place.state, start.year);
  const percentage = applicablePercentage(income, line, start.year);
  const credit = estimates[0]?.aptc ?? 0;
  const people = peopleOf(quote, request, estimates, credit);
  return {
    ...start,
    credit,
    csr: csrOf(estimates) ?? null,
    reason: credit > 0 ? null : reasonOf({ income, line, percentage, benchmark, outcomes: people }),
    povertyPercent: percentOfPovertyLine(income, line),
    povertyLine: line,
    contribution: percentage === undefined ? null : monthlyPart(income, percentage),
    benchmark,
    people,
    curve: await incomeCurve(marketplace, request),
  };
}

/** The code of the household's cost-sharing reduction. Undefined without one. */
export function csrOf(estimates: readonly Estimate[]) {
  return estimates.map(({ csr }) => csrVariantOf(csr)).find((variant) => variant !== undefined);
}

function peopleOf(
  quote: QuoteHousehold,
  { household }: HouseholdRequest,
  estimates: readonly Estimate[],
  credit: number,
): Estimated["people"] {
  const applying = applyingPeople(quote);
  return quote.applicants.map((applicant) => {
    const { uid, hasCoverage } = applicant;
    const index = applying.indexOf(applicant);
    const outcome = (): Outcome => {
      if (index < 0) return "notApplying";
      if (hasCoverage) return "otherCoverage";
      const age = household.people[index]?.age ?? 0;
      if (estimates[index]?.is_medicaid_chip) return age < medicaidAdultAge ? "chip" : "medicaid";
      return credit > 0 ? "credit" : "fullPrice";
    };
    return { uid, outcome: outcome() };
  });
}

interface Circumstances {
  readonly income: number;
  readonly line: number;
  readonly percentage: number | undefined;
  readonly benchmark: number | null;
  readonly outcomes: Estimated["people"];
}

/** Why there is no credit. */
function reasonOf({ income, line, percentage, benchmark, outcomes }: Circumstances): Estimated["reason"] {
  const applying = outcomes.filter(({ outcome }) => outcome !== "notApplying");
  const isPublic = ({ outcome }: Estimated["people"][number]) => outcome === "medicaid" || outcome === "chip";
  if (applying.every(({ outcome }) => outcome === "otherCoverage")) return "everyoneHasOtherCoverage";
  if (applying.every((one) => isPublic(one) || one.outcome === "otherCoverage"))
    return "everyoneGetsMedicaidOrChip";
  if (income < line) return "belowPovertyLine";
  if (percentage === undefined) return "aboveLimit";
  return benchmark === null ? "noBenchmark" : "benchmarkIsAffordable";
}

/** A part of a yearly income a month. `percentage` is in hundredths of a percent. */
function monthlyPart(income: number, percentage: number): number {
  return toDollars(divideHalfUp(toCents(income) * percentage, 10_000 * 12));
}
