import * as z from "zod";
import { csrVariants, metalLevels, planSections, planSorts, planTypes } from "../marketplace.ts";
import { planId } from "./marketplace-application.ts";

/** An amount in dollars, with two decimals. */
const money = z.number();

/** A plan in a list, priced for a household or a group of it. */
export const planCard = z.object({
  id: planId,
  name: z.string(),
  issuer: z.object({ id: z.string(), name: z.string() }),
  metalLevel: z.enum(metalLevels),
  type: z.enum(planTypes),
  hsaEligible: z.boolean(),
  premium: money.describe("A month, after the tax credit."),
  fullPremium: money.describe("A month, before the tax credit."),
  credit: money.describe("The tax credit a month that this plan uses."),
  deductible: money.nullable().describe("The highest of the plan's. Null if not available."),
  outOfPocketMax: money.nullable().describe("The highest of the plan's. Null if not available."),
  rating: z.number().int().min(1).max(5).nullable().describe("Out of 5. Null if there is none."),
  csr: z.enum(csrVariants).nullable(),
});

/**
 * What a member pays: 0 is free, a number below 0 or 1 the full price, a fraction a percentage, any other an amount in
 * dollars (specification, part 2, section 9).
 */
const price = z.number();
const prices = z.object({ before: price, after: price }).describe("Before and after the deductible.");

/** What a member pays for a service. */
export const planBenefit = z.object({
  type: z.string(),
  name: z.string(),
  isCovered: z.boolean(),
  inNetwork: prices,
  outOfNetwork: prices,
  limits: z.string().nullable(),
});

/** A deductible or an out-of-pocket maximum. */
const planLimit = z.object({
  type: z.string(),
  amount: money,
  network: z.string(),
  isFamily: z.boolean(),
});

/** Everything about a plan, priced for a household or a group of it. */
export const planDetails = planCard.extend({
  deductibles: z.array(planLimit),
  outOfPocketMaximums: z.array(planLimit),
  benefits: z.array(planBenefit.extend({ section: z.enum(planSections) })),
  documents: z.array(
    z.object({ kind: z.enum(["benefits", "brochure", "formulary", "network"]), url: z.url() }),
  ),
});

/** The number of plans with a value. */
const facet = z.object({ value: z.string(), count: z.number().int() });

/** One page of plans. */
export const planPage = z.object({
  plans: z.array(planCard),
  total: z.number().int(),
  facets: z.object({ metalLevels: z.array(facet), issuers: z.array(facet), types: z.array(facet) }),
  ranges: z.object({
    premiums: z.object({ min: money, max: money }),
    deductibles: z.object({ min: money, max: money }),
  }),
  year: z.number().int().describe("The coverage year."),
  effectiveDate: z.iso.date().describe("The first day of coverage."),
});

/** A selection of plans, with its order and page. */
export const planSearch = z.strictObject({
  metalLevels: z.array(z.enum(metalLevels)).max(metalLevels.length).default([]),
  issuers: z.array(z.string().max(100)).max(20).default([]),
  types: z.array(z.enum(planTypes)).max(planTypes.length).default([]),
  hsa: z.boolean().optional(),
  sort: z.enum(planSorts).default("premium"),
  order: z.enum(["asc", "desc"]).default("asc"),
  page: z.number().int().min(0).max(100).default(0),
});

/** A plan in a list. */
export type PlanCard = z.output<typeof planCard>;
/** Everything about a plan. */
export type PlanDetails = z.output<typeof planDetails>;
/** What a member pays for a service. */
export type PlanBenefit = PlanDetails["benefits"][number];
/** One page of plans. */
export type PlanPage = z.output<typeof planPage>;
/** A selection of plans. */
export type PlanSearch = z.output<typeof planSearch>;
/** A section of a plan's details. */
export type PlanSection = (typeof planSections)[number];
