import { X } from "@portico/ui/icons";
import { buttonStyles, focusRing } from "../../controls/control-styles.ts";
import type { SelectedPlan } from "../../quote/draft.ts";
import { maxComparedPlans } from "../../quote/plan-choices.ts";
import { Link } from "../../routing/link.tsx";
import { useFormat } from "../../site/format.ts";
import { useResultTexts } from "../result-texts.ts";
import { nameWithIssuer, toggleSelected } from "./selected-plans.ts";

/** The plans that were chosen to compare, at the bottom of the window. */
export function CompareBar({ selected }: { selected: readonly SelectedPlan[] }) {
  const texts = useResultTexts();
  const { cents } = useFormat();
  if (selected.length === 0) return null;
  return (
    <aside
      aria-label={texts.compare.heading}
      className="sticky bottom-0 z-5 -mx-4 mt-6 border-t border-border bg-surface-raised px-4 py-3 shadow-float sm:mx-0 sm:rounded-t-xl sm:border-x"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">
          {texts.compare.bar(selected.length)}
          {selected.length >= maxComparedPlans && (
            <span className="block text-sm text-fg-muted">{texts.card.compareFull}</span>
          )}
        </p>
        <ul className="flex flex-wrap gap-2 max-md:hidden">
          {selected.map((plan) => (
            <li
              key={plan.id}
              className="inline-flex items-center rounded-full border border-border ps-3 text-sm"
            >
              <span className="max-w-72 truncate">{nameWithIssuer(plan)}</span>
              {plan.premium !== null && <span className="ps-2 font-semibold">{cents(plan.premium)}</span>}
              <button
                type="button"
                aria-label={texts.compare.remove(nameWithIssuer(plan))}
                onClick={() => toggleSelected(plan)}
                className={`grid size-9 cursor-pointer place-items-center rounded-full hover:bg-surface-hover ${focusRing}`}
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
        <Link to={{ page: "compare" }} className={buttonStyles.primary}>
          {texts.compare.open}
        </Link>
      </div>
    </aside>
  );
}
