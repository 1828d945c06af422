import { plansPerPage } from "@portico/contract";
import type { PlanPage, PlanSearch } from "@portico/contract/schemas/plans";
import type { Caller } from "../../../access/caller.ts";
import type { Services } from "../../../services/services.ts";
import { toPlanCard, toPlanDetails } from "../plan-card.ts";
import { requirePriced } from "./enrollment-decision.ts";
import { enrollmentTerms, type Pricing } from "./enrollment-terms.ts";
import type { StoredApplication } from "./find-application.ts";
import { readDecision } from "./read-decision.ts";

type Parts = Pick<Services, "marketplace" | "clock" | "database">;

/** Whom plans are priced for, and how much of their credit is used. */
interface AskedPricing extends Omit<Pricing, "applicants"> {
  /** IDs. @default those who can enroll */
  readonly applicants?: readonly string[] | undefined;
}

/** A page of the plans for an application, or for some of its applicants. */
export async function searchPlans(
  services: Parts,
  caller: Caller,
  application: StoredApplication,
  { metalLevels, issuers, types, hsa, sort, order, page, ...pricing }: PlanSearch & AskedPricing,
): Promise<PlanPage> {
  const terms = await termsOf(services, caller, application, pricing);
  const found = await services.marketplace.searchPlans({
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
  services: Parts,
  caller: Caller,
  application: StoredApplication,
  { planId, ...pricing }: AskedPricing & { readonly planId: string },
) {
  const { request, variant, effectiveDate } = await termsOf(services, caller, application, pricing);
  const { plan } = await services.marketplace.pricedPlan(planId, request);
  return { ...toPlanDetails(plan, variant), year: request.year, effectiveDate };
}

async function termsOf(
  services: Parts,
  caller: Caller,
  application: StoredApplication,
  { applicants: asked, ...pricing }: AskedPricing,
) {
  const applicants = asked ?? requirePriced(await readDecision(services, caller, application));
  return enrollmentTerms(application.raw, { ...pricing, applicants }, services.clock.today());
}
