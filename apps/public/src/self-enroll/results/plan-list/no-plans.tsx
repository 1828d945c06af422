import { SearchX } from "@portico/ui/icons";
import { buttonStyles, cardStyles } from "../../controls/control-styles.ts";
import { activeFilters, noFilters, type PlanFilters } from "../../quote/plan-filters.ts";
import { updateQuote } from "../../quote/quote-store.ts";
import { useSite } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";

/** Shown if no plan matches the filters, or if none is sold at all. */
export function NoPlans({ filters }: { filters: PlanFilters }) {
  const texts = useResultTexts().plans;
  const { links, texts: siteTexts } = useSite();
  const isFiltered = activeFilters(filters) > 0;
  return (
    <div className={`grid justify-items-center gap-3 text-center ${cardStyles}`}>
      <SearchX size={32} className="text-fg-muted" />
      <p className="text-lg font-semibold">{isFiltered ? texts.noPlans : texts.noneSold}</p>
      <p className="text-fg-muted">{isFiltered ? texts.noPlansText : texts.noneSoldText}</p>
      {isFiltered ? (
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => updateQuote({ filters: { ...noFilters, sort: filters.sort } })}
        >
          {texts.clearFilters}
        </button>
      ) : (
        links.callUs && (
          <a href={links.callUs} className={buttonStyles.primary}>
            {siteTexts.site.call}
          </a>
        )
      )}
    </div>
  );
}
