import { ageFactor, type PlanRates } from "../../../domains/marketplace/rules/age-rates.ts";
import { figuresYear } from "../../../domains/marketplace/rules/poverty-line.ts";
import type { soldStates } from "../geography/geography.ts";
import type { Design } from "./designs.ts";
import type { Issuer } from "./issuers.ts";

/**
 * The average benchmark premium at 40, in dollars a month, by coverage year. FL, TX and NC until 2026 are published
 * figures; the others are assumed.
 */
const benchmarks: Readonly<
  Record<(typeof soldStates)[number], Readonly<Record<2025 | 2026 | 2027, number>>>
> = {
  FL: { 2025: 515, 2026: 683, 2027: 717 },
  TX: { 2025: 489, 2026: 661, 2027: 694 },
  NC: { 2025: 507, 2026: 638, 2027: 670 },
  AK: { 2025: 1_045, 2026: 1_270, 2027: 1_334 },
  HI: { 2025: 497, 2026: 571, 2027: 600 },
};

/** The rates of an issuer's plan in a rating area. */
export function ratesOf(
  { factor: designFactor }: Pick<Design, "factor">,
  { factor: issuerFactor, tobaccoFactor }: Pick<Issuer, "factor" | "tobaccoFactor">,
  {
    state,
    areaFactor,
    year,
  }: { readonly state: keyof typeof benchmarks; readonly areaFactor: number; readonly year: number },
): PlanRates {
  const benchmark = benchmarks[state][figuresYear(year)];
  const base = (benchmark * 1_000) / ageFactor(40);
  return { baseCents: Math.round(base * 100 * areaFactor * issuerFactor * designFactor), tobaccoFactor };
}
