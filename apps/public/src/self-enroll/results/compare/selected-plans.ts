import type { SelectedPlan } from "../../quote/draft.ts";
import { maxComparedPlans } from "../../quote/plan-choices.ts";
import { updateQuote } from "../../quote/quote-store.ts";

/** Adds a plan to the comparison, or removes it. A fifth plan is not added. */
export function toggleSelected({ id, name, premium }: SelectedPlan): void {
  updateQuote(({ plansSelected }) => {
    const others = plansSelected.filter((plan) => plan.id !== id);
    const isRemoved = others.length < plansSelected.length;
    if (isRemoved || others.length >= maxComparedPlans) return { plansSelected: others };
    return { plansSelected: [...others, { id, name, premium }] };
  });
}
