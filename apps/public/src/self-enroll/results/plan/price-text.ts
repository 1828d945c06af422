import type { PlanBenefit } from "@portico/contract/schemas/plans";
import { formatPlanPrice } from "@portico/format";
import type { ResultTexts } from "../texts/en.ts";

type Prices = PlanBenefit["inNetwork"];

/** What a member pays, in words, as `formatPlanPrice` says it (specification, part 2, section 9). */
export function priceText({ before, after }: Prices, texts: ResultTexts["plan"]): string {
  const text = (value: number) => {
    const shown = formatPlanPrice(value);
    if (shown === "Free" || shown === "Full price") return texts.prices[shown];
    // The site writes amounts as applicants do: `$40.00`.
    return shown.replace("$ ", "$");
  };
  if (after < 0 && before < 0) return texts.notCovered;
  if (before === after) return text(after);
  return isFullPrice(before) ? texts.afterDeductible(text(after)) : texts.before(text(before), text(after));
}

function isFullPrice(value: number): boolean {
  return value < 0 || value === 1;
}
