import type { QuoteDraft, SelectedPlan } from "./draft.ts";

/** What premiums depend on. */
const pricing = ["zip", "countyfips", "state", "applicants", "members", "income"] as const;
/** What else the order of plans and the coverage of doctors and drugs depend on. */
const needs = ["healthcareLevel", "preferredDoctors", "preferredDrugs"] as const;

/**
 * A quote with changes. Premiums of chosen plans were for the answers before and are forgotten with them, and other
 * plans start at their first page.
 */
export function changedQuote(before: QuoteDraft, change: Partial<QuoteDraft>): QuoteDraft {
  const after = { ...before, ...change };
  const isOther = (keys: readonly (keyof QuoteDraft)[]) => keys.some((key) => before[key] !== after[key]);
  const isRepriced = isOther(pricing);
  return {
    ...after,
    ...(isRepriced && !change.plansSelected && { plansSelected: before.plansSelected.map(unpriced) }),
    ...((isRepriced || isOther(needs)) && !change.filters && { filters: { ...before.filters, page: 0 } }),
  };
}

function unpriced(plan: SelectedPlan): SelectedPlan {
  return { ...plan, premium: null };
}

/** Chosen plans with the premiums that were read for the quote. The same list if none is different. */
export function repriced(
  selected: readonly SelectedPlan[],
  read: readonly Pick<SelectedPlan, "id" | "premium">[],
): readonly SelectedPlan[] {
  const known = new Map(read.map(({ id, premium }) => [id, premium]));
  const next = selected.map((plan) => {
    const premium = known.get(plan.id);
    return premium === undefined || premium === plan.premium ? plan : { ...plan, premium };
  });
  return next.some((plan, index) => plan !== selected[index]) ? next : selected;
}
