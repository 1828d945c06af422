import type { PlanRates } from "../../../domains/marketplace/rules/age-rates.ts";
import { type SoldCounty, soldStates } from "../geography/geography.ts";
import { ratingAreaOf } from "../geography/rating-areas.ts";
import { hashOf } from "../hash-of.ts";
import { type Design, designs } from "./designs.ts";
import { type Issuer, issuers, issuersIn } from "./issuers.ts";
import { ratesOf } from "./rates.ts";

/** A plan as sold in a county and year. */
export interface SoldPlan {
  readonly id: string;
  readonly design: Design;
  readonly issuer: Issuer;
  readonly rates: PlanRates;
  /** From 1 to 5. Undefined for issuers that are too new in a state. */
  readonly rating: number | undefined;
}

/** The number of counties and years whose plans are cached. */
const maxCached = 200;
const cached = new Map<string, readonly SoldPlan[]>();

/** The plans that are sold in a county. Empty outside of the sandbox's states. */
export function plansIn(county: SoldCounty, year: number): readonly SoldPlan[] {
  const key = `${county.fips} ${year}`;
  const found = cached.get(key);
  if (found) return found;
  if (cached.size >= maxCached) cached.clear();
  const plans = makePlans(county, year);
  cached.set(key, plans);
  return plans;
}

function makePlans(county: SoldCounty, year: number): readonly SoldPlan[] {
  const state = soldStates.find((one) => one === county.state);
  if (!state) return [];
  const { factor: areaFactor } = ratingAreaOf(county);
  return issuersIn(county.fips).flatMap((issuer) =>
    designs.map((design) => ({
      id: planIdOf(issuer, state, design),
      design,
      issuer,
      rates: ratesOf(design, issuer, { state, areaFactor, year }),
      rating: ratingOf(issuer, state),
    })),
  );
}

function planIdOf({ id }: Issuer, state: string, { number }: Design): string {
  return `${id}${state}${String(number).padStart(3, "0")}0001`;
}

function ratingOf({ id }: Issuer, state: string): number | undefined {
  const position = hashOf(`rating ${id} ${state}`);
  return position < 0.1 ? undefined : Math.min(5, 2 + Math.floor(position * 4));
}

/** The issuer, state and design of a plan's ID. Undefined if there is no such plan. */
export function parsePlanId(id: string): { issuer: Issuer; state: string; design: Design } | undefined {
  const [, issuerId, state = "", number] = /^(\d{5})([A-Z]{2})(\d{3})0001$/.exec(id) ?? [];
  const issuer = issuers.find((one) => one.id === issuerId);
  const design = designs.find((one) => one.number === Number(number));
  const isSold = soldStates.some((one) => one === state);
  return issuer && design && isSold ? { issuer, state, design } : undefined;
}
