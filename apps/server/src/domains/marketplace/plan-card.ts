import { csrVariants } from "@portico/contract";
import type { PlanCard, PlanDetails } from "@portico/contract/schemas/plans";
import { type ApiPlan, noCsr, type PlanLimit } from "./api-schemas.ts";
import { sectionOf } from "./benefit-sections.ts";
import { benefitPrices } from "./plan-prices.ts";
import { toCents, toDollars } from "./rules/cents.ts";

/** The code of a cost-sharing reduction. */
export type CsrVariant = (typeof csrVariants)[number];

/**
 * The code of a reduction from its name: "94% AV Level Silver Plan CSR" is `CSR94`. Undefined for others
 * (specification, part 2, section 9).
 */
export function csrVariantOf(name: string | undefined): CsrVariant | undefined {
  const [, value] = /^(?:CSR)?(73|87|94)(?:$|\s*%)/.exec(name ?? "") ?? [];
  return csrVariants.find((variant) => variant === `CSR${value}`);
}

/** The name of a reduction in a plan's rows. Only Silver plans have it. */
function rowCsr(plan: ApiPlan, variant: CsrVariant | undefined): string {
  if (plan.metal_level !== "Silver" || variant === undefined) return noCsr;
  return `${variant.slice(3)}% AV Level Silver Plan CSR`;
}

/** The rows for a reduction, or those without one. */
function rowsFor(limits: readonly PlanLimit[], csr: string): readonly PlanLimit[] {
  const own = limits.filter((limit) => limit.csr === csr);
  return own.length > 0 ? own : limits.filter((limit) => limit.csr === noCsr || !limit.csr);
}

/** The highest amount (specification, part 2, section 9). Null if a plan has none (decisions, 38). */
function highest(limits: readonly PlanLimit[], csr: string): number | null {
  const amounts = rowsFor(limits, csr).map(({ amount }) => amount);
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/** A plan as lists show it, for the cost-sharing reduction of a household. */
export function toPlanCard(plan: ApiPlan, variant: CsrVariant | undefined): PlanCard {
  const csr = rowCsr(plan, variant);
  const { quality_rating: quality, issuer } = plan;
  const rating = quality?.available && quality.global_rating ? quality.global_rating : null;
  return {
    id: plan.id,
    name: plan.name,
    issuer: { id: issuer.id, name: issuer.name },
    metalLevel: plan.metal_level,
    type: plan.type,
    hsaEligible: plan.hsa_eligible,
    premium: plan.premium_w_credit,
    fullPremium: plan.premium,
    credit: toDollars(toCents(plan.premium) - toCents(plan.premium_w_credit)),
    deductible: highest(plan.deductibles, csr),
    outOfPocketMax: highest(plan.moops, csr),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    csr: csr === noCsr ? null : (variant ?? null),
  };
}

/** A plan with all benefits, for the cost-sharing reduction of a household. */
export function toPlanDetails(plan: ApiPlan, variant: CsrVariant | undefined): PlanDetails {
  const csr = rowCsr(plan, variant);
  return {
    ...toPlanCard(plan, variant),
    deductibles: rowsFor(plan.deductibles, csr).map(toLimit),
    outOfPocketMaximums: rowsFor(plan.moops, csr).map(toLimit),
    benefits: plan.benefits.map((benefit) => ({
      type: benefit.type,
      name: benefit.name,
      section: sectionOf(benefit.type),
      isCovered: benefit.covered,
      inNetwork: benefitPrices(benefit, "In-Network", csr),
      outOfNetwork: benefitPrices(benefit, "Out-of-Network", csr),
      limits: limitsText(benefit),
    })),
    documents: [
      { kind: "benefits" as const, url: plan.benefits_url },
      { kind: "brochure" as const, url: plan.brochure_url },
      { kind: "formulary" as const, url: plan.formulary_url },
      { kind: "network" as const, url: plan.network_url },
    ].flatMap(({ kind, url }) =>
      url && /^https?:\/\//i.test(url) && URL.canParse(url) ? [{ kind, url }] : [],
    ),
  };
}

function toLimit({ type, amount, network_tier: network, family_cost, family }: PlanLimit) {
  return { type, amount, network, isFamily: family_cost === "Family" || (family === true && !family_cost) };
}

function limitsText({
  has_limits,
  limit_quantity,
  limit_unit,
  explanation,
}: ApiPlan["benefits"][number]): string | null {
  if (has_limits && limit_quantity) return `${limit_quantity} ${limit_unit ?? ""}`.trim();
  return explanation || null;
}
