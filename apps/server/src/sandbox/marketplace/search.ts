import type { ApiPlan, PlanLimit } from "../../domains/marketplace/api-schemas.ts";
import { premiumInCents } from "../../domains/marketplace/rules/age-rates.ts";
import { toCents, toDollars } from "../../domains/marketplace/rules/cents.ts";
import type { AssessedHousehold } from "./household.ts";
import { benefitKinds } from "./plans/benefits.ts";
import { benefitOf, highestDeductible, limitsOf } from "./plans/cost-sharing.ts";
import type { SoldPlan } from "./plans/county-plans.ts";
import { yearlyCareCost } from "./plans/yearly-cost.ts";

/** From this age on, nobody can buy a catastrophic plan. */
const catastrophicUntil = 30;

/** A plan with its price for a household. */
export interface PricedPlan {
  readonly plan: SoldPlan;
  readonly premium: number;
  readonly premiumWithCredit: number;
  /** The highest of the listed ones, in dollars a year. */
  readonly deductible: number;
  /** What the household pays for care in a year. */
  readonly careCost: number;
}

/** What was requested instead of the household's own credit and cost-sharing reduction. */
export interface Overrides {
  readonly credit?: number | undefined;
  readonly variant?: 73 | 87 | 94 | "none" | undefined;
}

/** Whether a household may buy a plan. */
export function isOffered({ design }: SoldPlan, { people }: AssessedHousehold): boolean {
  return design.metalLevel !== "Catastrophic" || people.every(({ age }) => age < catastrophicUntil);
}

/** The price of a plan for a household. */
export function priceFor(plan: SoldPlan, household: AssessedHousehold, overrides: Overrides): PricedPlan {
  const { design, rates } = plan;
  const premium = premiumInCents(rates, household.people);
  const credit = design.metalLevel === "Catastrophic" ? 0 : toCents(overrides.credit ?? household.credit);
  const variant = variantFor(plan, household, overrides);
  const isFamily = household.people.length > 1;
  const care = household.people.reduce((sum, { level }) => sum + yearlyCareCost(variant, level), 0);
  return {
    plan,
    premium: toDollars(premium),
    premiumWithCredit: toDollars(premium - Math.min(credit, premium)),
    deductible: highestDeductible(variant, plan.issuer, isFamily),
    careCost: toDollars(toCents(Math.min(care, variant.outOfPocketMax * (isFamily ? 2 : 1)))),
  };
}

function variantFor({ design }: SoldPlan, household: AssessedHousehold, { variant }: Overrides) {
  const reduced = variant === "none" ? undefined : (variant ?? household.variant);
  return (reduced !== undefined && design.reduced?.[reduced]) || design.variant;
}

/** How much of a plan to return. */
interface Detail {
  readonly hasAllBenefits: boolean;
  readonly isFamily: boolean;
  readonly year: number;
  readonly state: string;
}

/** A plan in the API's shape. */
export function toApiPlan(
  { plan: { id, design, issuer, rating }, premium, premiumWithCredit, careCost }: PricedPlan,
  { hasAllBenefits, isFamily, year, state }: Detail,
): ApiPlan {
  const kinds = hasAllBenefits ? benefitKinds : benefitKinds.filter(({ isMain }) => isMain);
  const limits = (kind: "deductible" | "outOfPocketMax"): PlanLimit[] =>
    limitsOf(kind, design, issuer, isFamily);
  const site = `https://www.${issuer.name.toLowerCase().replace(/[^a-z]+/g, "-")}.example/${year}/${id}`;
  return {
    id,
    name: design.label,
    premium,
    premium_w_credit: premiumWithCredit,
    ehb_premium: premium,
    aptc_eligible_premium: design.metalLevel === "Catastrophic" ? 0 : premium,
    metal_level: design.metalLevel,
    type: issuer.type,
    state,
    market: "Individual",
    hsa_eligible: design.isHsaEligible,
    oopc: careCost,
    benefits: kinds.map((kind) => benefitOf(kind, design, issuer)),
    deductibles: limits("deductible"),
    moops: limits("outOfPocketMax"),
    quality_rating: { available: rating !== undefined, year, global_rating: rating ?? 0 },
    issuer: { id: issuer.id, name: issuer.name, state },
    benefits_url: `${site}/benefits.pdf`,
    brochure_url: `${site}/brochure.pdf`,
    formulary_url: `${site}/drugs`,
    network_url: `${site}/doctors`,
  };
}

/** The part of a search that selects plans. */
export interface PlanFilter {
  readonly metalLevels: readonly string[];
  readonly issuers: readonly string[];
  readonly types: readonly string[];
  readonly premium: { readonly min?: number | undefined; readonly max?: number | undefined };
  readonly deductible: { readonly min?: number | undefined; readonly max?: number | undefined };
  readonly hsa: boolean | undefined;
  readonly rating: number | undefined;
  /** Whether a plan covers the requested drugs and doctors. */
  readonly covers: (plan: SoldPlan) => boolean;
}

type Facet = "metalLevels" | "issuers" | "types";

/** The value of a plan for a facet. */
const facetValues: Readonly<Record<Facet, (plan: PricedPlan) => string>> = {
  metalLevels: ({ plan }) => plan.design.metalLevel,
  issuers: ({ plan }) => plan.issuer.name,
  types: ({ plan }) => plan.issuer.type,
};

/** Whether a plan matches a filter, leaving out one facet. */
export function matches(priced: PricedPlan, filter: PlanFilter, except?: Facet): boolean {
  const { plan, premiumWithCredit, deductible } = priced;
  const isIn = (facet: Facet) =>
    facet === except || filter[facet].length === 0 || filter[facet].includes(facetValues[facet](priced));
  return (
    isIn("metalLevels") &&
    isIn("issuers") &&
    isIn("types") &&
    isWithin(premiumWithCredit, filter.premium) &&
    isWithin(deductible, filter.deductible) &&
    (filter.hsa === undefined || plan.design.isHsaEligible === filter.hsa) &&
    (filter.rating === undefined || (plan.rating ?? 0) >= filter.rating) &&
    filter.covers(plan)
  );
}

function isWithin(value: number, { min, max }: PlanFilter["premium"]): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** How often each value occurs among the plans that match the other filters. */
export function facetGroups(all: readonly PricedPlan[], filter: PlanFilter) {
  return (["metalLevels", "issuers", "types"] as const).map((name) => {
    const groups = Map.groupBy(
      all.filter((plan) => matches(plan, filter, name)),
      facetValues[name],
    );
    return { name, facets: [...groups].map(([value, plans]) => ({ value, count: plans.length })) };
  });
}

/** The value by which each sort orders plans. */
const sortValues = {
  premium: ({ premiumWithCredit }: PricedPlan) => premiumWithCredit,
  deductible: ({ deductible }: PricedPlan) => deductible,
  oopc: ({ careCost }: PricedPlan) => careCost,
  total_costs: ({ premiumWithCredit, careCost }: PricedPlan) => premiumWithCredit * 12 + careCost,
  quality_rating: ({ plan }: PricedPlan) => plan.rating ?? 0,
};

/** Plans in an order; equal ones by their full premium, then by ID. */
export function sortPlans(
  plans: readonly PricedPlan[],
  sort: keyof typeof sortValues,
  order: "asc" | "desc",
): readonly PricedPlan[] {
  const value = sortValues[sort];
  const direction = order === "desc" ? -1 : 1;
  return plans.toSorted(
    (one, other) =>
      direction * (value(one) - value(other)) ||
      one.premium - other.premium ||
      (one.plan.id < other.plan.id ? -1 : 1),
  );
}
