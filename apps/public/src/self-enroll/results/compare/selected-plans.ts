import { repriced } from "../../quote/changed-quote.ts";
import type { SelectedPlan } from "../../quote/draft.ts";
import { maxComparedPlans } from "../../quote/plan-choices.ts";
import { currentQuote, updateQuote } from "../../quote/quote-store.ts";

/** Adds a plan to the comparison, or removes it. A fifth plan is not added. */
export function toggleSelected({ id, name, issuer, premium }: SelectedPlan): void {
  updateQuote(({ plansSelected }) => {
    const others = plansSelected.filter((plan) => plan.id !== id);
    const isRemoved = others.length < plansSelected.length;
    if (isRemoved || others.length >= maxComparedPlans) return { plansSelected: others };
    return { plansSelected: [...others, { id, name, issuer, premium }] };
  });
}

/** A chosen plan's company and name. Plans of several companies have the same name. */
export function nameWithIssuer({ issuer, name }: Pick<SelectedPlan, "issuer" | "name">): string {
  return issuer ? `${issuer} · ${name}` : name;
}

/** What the price of a plan is read from. A plan that the household can't buy has none. */
interface ReadPlan {
  readonly id: string;
  readonly premium: number;
  /** @default true */
  readonly isPriced?: boolean;
}

/** The premium to show and send. Null without a price for the household. */
export function premiumOf({ premium, isPriced = true }: ReadPlan): number | null {
  return isPriced ? premium : null;
}

/** Keeps the premiums of chosen plans as they were last read. */
export function keepPremiums(plans: readonly ReadPlan[]): void {
  const { plansSelected } = currentQuote();
  const next = repriced(
    plansSelected,
    plans.map((plan) => ({ id: plan.id, premium: premiumOf(plan) })),
  );
  if (next !== plansSelected) updateQuote({ plansSelected: next });
}
