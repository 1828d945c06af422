import { plansPerPage } from "@portico/contract";
import type { quoteSearch } from "@portico/contract/features/quotes/quote.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import type * as z from "zod";
import { Failure } from "../../errors/failure.ts";
import type { ApiPlan, SearchRequest } from "../marketplace/api-schemas.ts";
import type { MarketplaceClient } from "../marketplace/marketplace-client.ts";
import { type CsrVariant, toPlanCard, toPlanDetails } from "../marketplace/plan-card.ts";
import { toCents, toDollars } from "../marketplace/rules/cents.ts";
import type { CoverageStart } from "./coverage-start.ts";
import { csrOf } from "./estimate.ts";
import { householdRequest } from "./household-request.ts";

type Search = z.output<typeof quoteSearch>;
type Coverage = ResponseBody<"quote.plan">["doctors"][number];

/** A page of plans for a household. */
export async function findPlans(
  marketplace: MarketplaceClient,
  quote: QuoteHousehold,
  search: Search,
  start: CoverageStart,
): Promise<ResponseBody<"quote.plans">> {
  const request = householdRequest(quote, start);
  const [estimates, found] = await Promise.all([
    marketplace.estimate(request),
    marketplace.searchPlans({ ...request, ...searchOf(quote, search) }),
  ]);
  const variant = csrOf(estimates);
  const planIds = found.plans.map(({ id }) => id);
  const coverage = await coverageOf(marketplace, quote, planIds, start.year);
  const facets = (name: string) => found.facet_groups.find((group) => group.name === name)?.facets ?? [];
  return {
    plans: found.plans.map((plan) => toListedPlan(plan, variant, coverage)),
    total: found.total,
    facets: { metalLevels: facets("metalLevels"), issuers: facets("issuers"), types: facets("types") },
    ranges: found.ranges ?? { premiums: { min: 0, max: 0 }, deductibles: { min: 0, max: 0 } },
    ...start,
  };
}

/** A plan with every benefit: priced for a household that can buy it, and otherwise without prices. */
export async function readPlan(
  marketplace: MarketplaceClient,
  planId: string,
  quote: QuoteHousehold | undefined,
  start: CoverageStart,
): Promise<ResponseBody<"quote.plan">> {
  const priced = quote && (await readPricedPlan(marketplace, planId, quote, start));
  if (priced) return priced;
  const { plan } = await marketplace.plan(planId, start.year);
  return {
    ...toPlanDetails(plan, undefined),
    ...start,
    yearlyCost: null,
    doctors: [],
    drugs: [],
    isPriced: false,
  };
}

/** Undefined if the plan isn't sold to the household. */
async function readPricedPlan(
  marketplace: MarketplaceClient,
  planId: string,
  quote: QuoteHousehold,
  start: CoverageStart,
): Promise<ResponseBody<"quote.plan"> | undefined> {
  const request = householdRequest(quote, start);
  try {
    const [estimates, { plan }] = await Promise.all([
      marketplace.estimate(request),
      marketplace.pricedPlan(planId, request),
    ]);
    const coverage = await coverageOf(marketplace, quote, [planId], start.year);
    return {
      ...toPlanDetails(plan, csrOf(estimates)),
      ...start,
      ...partsOf(plan, coverage),
      isPriced: true,
    };
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return undefined;
    throw error;
  }
}

function searchOf(quote: QuoteHousehold, search: Search) {
  const { metalLevels, issuers, types, premium, deductible, hsa, rating, sort, order, page } = search;
  const ids = (preferences: QuoteHousehold["preferredDrugs"]) => preferences.map(({ value }) => value);
  return {
    filter: {
      metal_levels: metalLevels,
      issuers,
      types,
      ...(premium && { premium_range: defined(premium) }),
      ...(deductible && { deductible_range: defined(deductible) }),
      ...(hsa !== undefined && { hsa }),
      ...(rating !== undefined && { quality_rating: rating }),
      ...(search.coversDrugs && { drugs: ids(quote.preferredDrugs) }),
      ...(search.coversDoctors && { providers: ids(quote.preferredDoctors) }),
    },
    offset: page * plansPerPage,
    limit: plansPerPage,
    sort,
    order,
  } satisfies Partial<SearchRequest>;
}

function defined({ min, max }: NonNullable<Search["premium"]>) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The coverage of the preferred doctors and drugs by plan. */
interface CoverageByPlan {
  readonly doctorsOf: (planId: string) => Coverage[];
  readonly drugsOf: (planId: string) => Coverage[];
}

/** Plans are more important than their coverage: if that can't be read, it is unknown. */
async function coverageOf(
  marketplace: MarketplaceClient,
  { preferredDoctors, preferredDrugs }: QuoteHousehold,
  planIds: readonly string[],
  year: number,
): Promise<CoverageByPlan> {
  const query = (preferences: typeof preferredDrugs) => ({
    ids: preferences.map(({ value }) => value),
    planIds,
    year,
  });
  const [doctors, drugs] = await Promise.all([
    marketplace.providerCoverage(query(preferredDoctors)).catch(() => []),
    marketplace.drugCoverage(query(preferredDrugs)).catch(() => []),
  ]);
  return {
    doctorsOf: (planId) =>
      preferredDoctors.map(({ value }) => ({
        value,
        coverage:
          doctors.find((one) => one.plan_id === planId && one.npi === value)?.coverage ?? "DataNotProvided",
      })),
    drugsOf: (planId) =>
      preferredDrugs.map(({ value }) => ({
        value,
        coverage:
          drugs.find((one) => one.plan_id === planId && one.rxcui === value)?.coverage ?? "DataNotProvided",
      })),
  };
}

function toListedPlan(plan: ApiPlan, variant: CsrVariant | undefined, coverage: CoverageByPlan) {
  const { benefits } = toPlanDetails(plan, variant);
  const pricesOf = (type: string) => {
    const benefit = benefits.find((one) => one.type === type);
    return benefit?.isCovered ? benefit.inNetwork : null;
  };
  return {
    ...toPlanCard(plan, variant),
    ...partsOf(plan, coverage),
    primaryCare: pricesOf("PRIMARY_CARE_VISIT_TO_TREAT_AN_INJURY_OR_ILLNESS"),
    genericDrugs: pricesOf("GENERIC_DRUGS"),
  };
}

function partsOf(plan: ApiPlan, { doctorsOf, drugsOf }: CoverageByPlan) {
  return { yearlyCost: yearlyCostOf(plan), doctors: doctorsOf(plan.id), drugs: drugsOf(plan.id) };
}

/** Twelve premiums, and what the Marketplace estimates for care. */
function yearlyCostOf({ premium_w_credit: premium, oopc }: ApiPlan) {
  if (oopc === undefined || oopc === null) return null;
  const premiums = toCents(premium) * 12;
  return { total: toDollars(premiums + toCents(oopc)), premiums: toDollars(premiums), care: oopc };
}
