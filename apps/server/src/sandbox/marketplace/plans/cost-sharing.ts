import type { ApiPlan } from "../../../domains/marketplace/api-schemas.ts";
import { noCsr } from "../../../domains/marketplace/api-schemas.ts";
import { type BenefitKind, benefitType } from "./benefits.ts";
import { type Design, type Price, priceOf, type Variant } from "./designs.ts";
import type { Issuer } from "./issuers.ts";

type ApiBenefit = ApiPlan["benefits"][number];
type CostSharing = NonNullable<ApiBenefit["cost_sharings"]>[number];
type Limit = ApiPlan["deductibles"][number];

/** The name of a Silver variant in the API. */
export function csrName(variant: 73 | 87 | 94 | undefined): string {
  return variant === undefined ? noCsr : `${variant}% AV Level Silver Plan CSR`;
}

/** The variants of a design with their names in the API. */
export function variantsOf({
  variant,
  reduced,
}: Design): readonly (readonly [csr: string, variant: Variant])[] {
  const others = reduced
    ? ([73, 87, 94] as const).map((value) => [csrName(value), reduced[value]] as const)
    : [];
  return [[noCsr, variant], ...others];
}

/** HMOs and EPOs pay nothing outside of their network but emergencies. */
export function hasOutOfNetwork({ type }: Pick<Issuer, "type">): boolean {
  return type === "PPO" || type === "POS";
}

/** A benefit of a plan, with a row for each variant and network tier. */
export function benefitOf(kind: BenefitKind, design: Design, issuer: Issuer): ApiBenefit {
  const isCovered = priceOf(design.variant, kind.service) !== "no";
  const rows = variantsOf(design).flatMap(([csr, variant]) => {
    const inNetwork = priceOf(variant, kind.service);
    return [
      costSharing(inNetwork, "In-Network", csr),
      costSharing(outOfNetworkPrice(kind, inNetwork, issuer), "Out-of-Network", csr),
    ];
  });
  return {
    name: kind.name,
    type: benefitType(kind.name),
    covered: isCovered,
    has_limits: kind.limit !== undefined,
    limit_quantity: kind.limit?.quantity ?? null,
    limit_unit: kind.limit?.unit ?? null,
    cost_sharings: rows,
  };
}

function outOfNetworkPrice({ service }: BenefitKind, inNetwork: Price, issuer: Issuer): Price {
  if (inNetwork === "no") return "no";
  if (service === "emergency" || service === "ambulance") return inNetwork;
  return hasOutOfNetwork(issuer) ? "50% after" : "no";
}

function costSharing(price: Price, tier: string, csr: string): CostSharing {
  const row = { network_tier: tier, csr, coinsurance_rate: 0, copay_amount: 0 };
  const none = "Not Applicable";
  if (price === "no")
    return { ...row, coinsurance_options: none, copay_options: "Not Covered", display_string: "Not Covered" };
  const [amount = "", isAfter] = price.split(" ");
  const suffix = isAfter ? " after deductible" : "";
  if (amount === "$0") {
    const text = `No Charge${suffix}`;
    return { ...row, coinsurance_options: none, copay_options: text, display_string: text };
  }
  if (amount.startsWith("$"))
    return {
      ...row,
      copay_amount: Number(amount.slice(1)),
      coinsurance_options: none,
      copay_options: `Copay${suffix}`,
      display_string: isAfter ? `${amount} Copay${suffix}` : amount,
    };
  return {
    ...row,
    coinsurance_rate: Number(amount.slice(0, -1)) / 100,
    coinsurance_options: `Coinsurance${suffix}`,
    copay_options: none,
    display_string: `${amount} Coinsurance${suffix}`,
  };
}

/** The network tiers of an issuer's plans, with the factor of their limits. */
function tiersOf(issuer: Issuer): readonly (readonly [tier: string, factor: number])[] {
  return hasOutOfNetwork(issuer)
    ? [
        ["In-Network", 1],
        ["Out-of-Network", 2],
      ]
    : [["In-Network", 1]];
}

/** The highest deductible that `limitsOf` lists for a variant. */
export function highestDeductible({ deductible }: Variant, issuer: Issuer, isFamily: boolean): number {
  return deductible * Math.max(...tiersOf(issuer).map(([, factor]) => factor)) * (isFamily ? 2 : 1);
}

/** The deductibles or out-of-pocket maximums of a plan, with a row for each variant, tier, and family type. */
export function limitsOf(
  kind: "deductible" | "outOfPocketMax",
  design: Design,
  issuer: Issuer,
  isFamily: boolean,
): Limit[] {
  const type =
    kind === "deductible"
      ? "Combined Medical and Drug EHB Deductible"
      : "Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)";
  const families = isFamily ? ["Family Per Person", "Family"] : ["Individual"];
  return variantsOf(design).flatMap(([csr, variant]) =>
    tiersOf(issuer).flatMap(([tier, factor]) =>
      families.map((family) => ({
        type,
        amount: variant[kind] * factor * (family === "Family" ? 2 : 1),
        csr,
        network_tier: tier,
        family_cost: family,
        individual: family === "Individual",
        family: family !== "Individual",
      })),
    ),
  );
}
