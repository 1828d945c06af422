import type { PlanPage, PlanSearch } from "@portico/contract/schemas/plans";
import { plansPerPage } from "@portico/contract/schemas/plans";
import { toPlanCard, toPlanDetails } from "../../marketplace/plan-card.ts";
import type { Services } from "../../services/services.ts";
import { enrollmentTerms, type Pricing } from "./enrollment-terms.ts";
import type { StoredApplication } from "./find-application.ts";

type Parts = Pick<Services, "marketplace" | "clock">;

/** A page of the plans for an application, or for some of its applicants. */
export async function searchPlans(
  { marketplace, clock }: Parts,
  { raw }: StoredApplication,
  { metalLevels, issuers, types, hsa, sort, order, page, ...pricing }: PlanSearch & Pricing,
): Promise<PlanPage> {
  const terms = enrollmentTerms(raw, pricing, clock.today());
  const found = await marketplace.searchPlans({
    ...terms.request,
    filter: { metal_levels: metalLevels, issuers, types, ...(hsa !== undefined && { hsa }) },
    sort,
    order,
    offset: page * plansPerPage,
    limit: plansPerPage,
  });
  const facet = (name: string) => found.facet_groups.find((group) => group.name === name)?.facets ?? [];
  const none = { min: 0, max: 0 };
  return {
    plans: found.plans.map((plan) => toPlanCard(plan, terms.variant)),
    total: found.total,
    facets: { metalLevels: facet("metalLevels"), issuers: facet("issuers"), types: facet("types") },
    ranges: found.ranges ?? { premiums: none, deductibles: none },
    year: terms.request.year,
    effectiveDate: terms.effectiveDate,
  };
}

/** A plan, priced for an application or for some of its applicants. */
export async function readPlan(
  { marketplace, clock }: Parts,
  { raw }: StoredApplication,
  planId: string,
  pricing: Pricing,
) {
  const { request, variant, effectiveDate } = enrollmentTerms(raw, pricing, clock.today());
  const { plan } = await marketplace.pricedPlan(planId, request);
  return { ...toPlanDetails(plan, variant), year: request.year, effectiveDate };
}
