import { SearchX } from "@portico/ui/icons";
import { buttonStyles, cardStyles } from "../../controls/control-styles.ts";
import { noFilters, type PlanFilters } from "../../quote/plan-filters.ts";
import { updateQuote } from "../../quote/quote-store.ts";
import { useResultTexts } from "../result-texts.ts";

/** Shown if no plan matches the filters. */
export function NoPlans({ filters }: { filters: PlanFilters }) {
  const texts = useResultTexts();
  return (
    <div className={`grid justify-items-center gap-3 text-center ${cardStyles}`}>
      <SearchX size={32} className="text-fg-muted" />
      <p className="text-lg font-semibold">{texts.plans.noPlans}</p>
      <p className="text-fg-muted">{texts.plans.noPlansText}</p>
      <button
        type="button"
        className={buttonStyles.primary}
        onClick={() => updateQuote({ filters: { ...noFilters, sort: filters.sort } })}
      >
        {texts.plans.clearFilters}
      </button>
    </div>
  );
}
