import type { ApiBenefit } from "./api-schemas.ts";

type CostSharing = NonNullable<ApiBenefit["cost_sharings"]>[number];

/** What a member pays before and after the deductible, as one number each (specification, part 2, section 9). */
export interface Prices {
  readonly before: number;
  readonly after: number;
}

/** The full price. */
const notCovered: Prices = { before: -1, after: -1 };
const fullPrice = 1;

const isAfterDeductible = (text: string | null | undefined) =>
  /after deductible|with deductible/i.test(text ?? "");
const isNoCharge = (text: string | null | undefined) => /no charge/i.test(text ?? "");
const isNotCovered = (text: string | null | undefined) => /not covered/i.test(text ?? "");

/**
 * The prices of a row. A copay is an amount and coinsurance a fraction. Reading only the coinsurance would show a copay
 * as free.
 */
export function pricesOf(row: CostSharing | undefined): Prices {
  if (!row) return notCovered;
  const texts = [row.copay_options, row.coinsurance_options, row.display_string];
  if (texts.some(isNotCovered)) return notCovered;
  const copay = row.copay_amount ?? 0;
  const coinsurance = row.coinsurance_rate ?? 0;
  if (copay > 0 && coinsurance > 0 && /before deductible/i.test(row.copay_options ?? ""))
    return { before: copay, after: coinsurance };
  const value = copay > 0 ? copay : coinsurance;
  if (value > 0)
    return texts.some(isAfterDeductible)
      ? { before: fullPrice, after: value }
      : { before: value, after: value };
  if (!texts.some(isNoCharge) && row.copay_options === null && row.coinsurance_options === null)
    return notCovered;
  return texts.some(isAfterDeductible) ? { before: fullPrice, after: 0 } : { before: 0, after: 0 };
}

/** The prices of a benefit in a network tier, for a cost-sharing reduction. */
export function benefitPrices(
  { covered, cost_sharings: rows }: ApiBenefit,
  tier: "In-Network" | "Out-of-Network",
  csr: string,
): Prices {
  if (!covered) return notCovered;
  const isTier = (row: CostSharing) =>
    row.network_tier === tier || row.network_tier === "Combined In-Out of Network";
  const ofTier = (rows ?? []).filter(isTier);
  return pricesOf(ofTier.find((row) => row.csr === csr) ?? ofTier.find((row) => !row.csr) ?? ofTier[0]);
}
