import type { PlanCard } from "@portico/contract/schemas/plans";
import { formatMoney } from "@portico/ui/format";
import { planMessages as texts } from "../../../messages/plans.ts";

/** Returns an amount, or that the plan doesn't state it. */
export function amountText(amount: number | null): string {
  return amount === null ? texts.notAvailable : formatMoney(amount);
}

/** Returns a rating out of 5. */
export function ratingText({ rating }: Pick<PlanCard, "rating">): string {
  return rating === null ? texts.notRated : texts.rating(rating);
}

/** Returns a cost-sharing reduction by its share. */
export function csrText({ csr }: Pick<PlanCard, "csr">): string {
  return csr === null ? texts.noCsr : texts.csr[csr];
}
