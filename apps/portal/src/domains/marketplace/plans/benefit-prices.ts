import type { PlanBenefit } from "@portico/contract/schemas/plans";
import { formatPlanPrice } from "@portico/ui/format";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";

/** Returns what a member pays as one text: before and after the deductible if they differ. */
export function priceText({ before, after }: PlanBenefit["inNetwork"]): string {
  const [first, then] = [formatPlanPrice(before), formatPlanPrice(after)];
  return first === then ? then : texts.beforeAndAfter(first, then);
}
