import type { PlanBenefit } from "@portico/contract/schemas/plans";
import type { Format } from "../../site/format.ts";
import type { ResultTexts } from "../texts/en.ts";

type Prices = PlanBenefit["inNetwork"];

/**
 * What a member pays, in words. In prices, 0 is free, a number below 0 or 1 the full price, a fraction a percentage,
 * and any other an amount (specification, part 2, section 9).
 */
export function priceText({ before, after }: Prices, texts: ResultTexts["plan"], format: Format): string {
  const text = (value: number) => {
    if (value === 0) return texts.free;
    if (value < 0 || value === 1) return texts.fullPrice;
    return value < 1 ? `${Math.round(value * 100)}%` : format.dollars(value);
  };
  if (after < 0 && before < 0) return texts.notCovered;
  if (before === after) return text(after);
  return isFullPrice(before) ? texts.afterDeductible(text(after)) : texts.before(text(before), text(after));
}

function isFullPrice(value: number): boolean {
  return value < 0 || value === 1;
}
