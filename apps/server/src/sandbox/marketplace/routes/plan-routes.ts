import type { Context, Hono } from "hono";
import * as z from "zod";
import { ApiError } from "../api-error.ts";
import { drugCoverage } from "../coverage/drugs.ts";
import { providerCoverage } from "../coverage/providers.ts";
import { soldCounties } from "../geography/geography.ts";
import { parsePlanId, plansIn } from "../plans/county-plans.ts";
import {
  facetGroups,
  isOffered,
  matches,
  type PlanFilter,
  priceFor,
  sortPlans,
  toApiPlan,
} from "../search.ts";
import { bodyOf, contextOf, householdBody, overridesOf, rateAreaOf, yearOf } from "./read-request.ts";

const range = z.object({ min: z.number().optional(), max: z.number().optional() }).default({});
const texts = z.array(z.string()).default([]);
const searchBody = householdBody.extend({
  filter: z
    .object({
      metal_level: z.string().optional(),
      metal_levels: texts,
      issuer: z.string().optional(),
      issuers: texts,
      type: z.string().optional(),
      types: texts,
      premium_range: range,
      deductible_range: range,
      hsa: z.boolean().optional(),
      quality_rating: z.number().optional(),
      drugs: texts,
      providers: texts,
    })
    .prefault({}),
  offset: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(100).default(10),
  order: z.enum(["asc", "desc"]).default("asc"),
  sort: z.enum(["premium", "deductible", "oopc", "total_costs", "quality_rating"]).default("premium"),
});

/** Plans: search, and details with or without a price. */
export function addPlanRoutes(app: Hono, currentYear: () => number): void {
  app.post("/plans/search", async (context) => {
    const body = await bodyOf(context, searchBody);
    const { county, year, assessed } = contextOf(body, context, currentYear());
    const wanted = overridesOf(body);
    const all = plansIn(county, year)
      .filter((plan) => isOffered(plan, assessed))
      .map((plan) => priceFor(plan, assessed, wanted));
    const filter = filterOf(body.filter);
    const found = sortPlans(
      all.filter((plan) => matches(plan, filter)),
      body.sort,
      body.order,
    );
    const detail = { hasAllBenefits: false, isFamily: assessed.people.length > 1, year, state: county.state };
    return context.json({
      plans: found.slice(body.offset, body.offset + body.limit).map((plan) => toApiPlan(plan, detail)),
      total: found.length,
      rate_area: rateAreaOf(county),
      facet_groups: facetGroups(all, filter),
      ranges: {
        premiums: rangeOf(all.map(({ premiumWithCredit }) => premiumWithCredit)),
        deductibles: rangeOf(all.map(({ deductible }) => deductible)),
      },
    });
  });
  app.post("/plans/:id", async (context) => {
    const { design } = planOf(context);
    const body = await bodyOf(context, householdBody);
    const { county, year, assessed } = contextOf(body, context, currentYear());
    const plan = plansIn(county, year).find(({ id }) => id === context.req.param("id"));
    if (!plan || !isOffered(plan, assessed))
      throw new ApiError("1006", `${design.label} is not sold here`, 404);
    const detail = { hasAllBenefits: true, isFamily: assessed.people.length > 1, year, state: county.state };
    const priced = priceFor(plan, assessed, overridesOf(body));
    return context.json({ plan: toApiPlan(priced, detail), rate_area: rateAreaOf(county) });
  });
  app.get("/plans/:id", (context) => {
    const { state } = planOf(context);
    const year = yearOf(context.req.query("year"), currentYear());
    const id = context.req.param("id");
    const sold = [...soldCounties().values()]
      .filter((county) => county.state === state)
      .map((county) => ({ county, plan: plansIn(county, year).find((one) => one.id === id) }))
      .find(({ plan }) => plan);
    if (!sold?.plan) throw new ApiError("1006", undefined, 404);
    const person = {
      age: 21,
      usesTobacco: false,
      isMedicaid: false,
      getsCredit: false,
      level: "Medium" as const,
    };
    const alone = { people: [person], variant: undefined, credit: 0, benchmark: undefined };
    const detail = { hasAllBenefits: true, isFamily: false, year, state };
    return context.json({
      plan: toApiPlan(priceFor(sold.plan, alone, {}), detail),
      rate_area: rateAreaOf(sold.county),
    });
  });
}

function planOf(context: Context) {
  const found = parsePlanId(context.req.param("id") ?? "");
  if (!found) throw new ApiError("1006", undefined, 404);
  return found;
}

function filterOf(filter: z.output<typeof searchBody>["filter"]): PlanFilter {
  const both = (one: string | undefined, several: readonly string[]) => [...several, ...(one ? [one] : [])];
  return {
    metalLevels: both(filter.metal_level, filter.metal_levels),
    issuers: both(filter.issuer, filter.issuers),
    types: both(filter.type, filter.types),
    premium: filter.premium_range,
    deductible: filter.deductible_range,
    hsa: filter.hsa,
    rating: filter.quality_rating,
    covers: ({ id }) =>
      filter.drugs.every((rxcui) => drugCoverage(id, rxcui) !== "NotCovered") &&
      filter.providers.every((npi) => providerCoverage(id, npi) === "Covered"),
  };
}

function rangeOf(values: readonly number[]) {
  return values.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...values), max: Math.max(...values) };
}
