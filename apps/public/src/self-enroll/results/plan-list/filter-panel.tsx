import type { ResponseBody } from "@portico/contract/schemas";
import { ListFilter } from "@portico/ui/icons";
import { useState } from "react";
import { buttonStyles, cardStyles } from "../../controls/control-styles.ts";
import { Dialog } from "../../controls/dialog.tsx";
import type { QuoteDraft } from "../../quote/draft.ts";
import { activeFilters, noFilters, type PlanFilters } from "../../quote/plan-filters.ts";
import { useResultTexts } from "../result-texts.ts";
import { FilterFields } from "./filter-fields.tsx";

interface Props {
  readonly quote: QuoteDraft;
  readonly found: ResponseBody<"quote.plans"> | undefined;
  readonly onChange: (change: Partial<PlanFilters>) => void;
}

/** The filters: next to the list on a wide window, in a dialog on others. */
export function FilterPanel({ quote, found, onChange }: Props) {
  const texts = useResultTexts();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(quote.filters);
  const clear = count > 0 && (
    <button
      type="button"
      className={buttonStyles.quiet}
      onClick={() => onChange({ ...noFilters, sort: quote.filters.sort })}
    >
      {texts.plans.clearFilters}
    </button>
  );
  return (
    <div className="max-lg:-order-1 lg:order-1">
      <button
        type="button"
        className={`${buttonStyles.secondary} w-full lg:hidden`}
        onClick={() => setOpen(true)}
      >
        <ListFilter size={18} />
        {texts.plans.filters}
        {count > 0 && ` (${count})`}
      </button>
      {isOpen && (
        <Dialog title={texts.plans.filters} onClose={() => setOpen(false)}>
          <FilterFields id="dialog" quote={quote} found={found} onChange={onChange} />
          <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-2 border-t border-border bg-surface-raised p-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6">
            <button type="button" className={buttonStyles.primary} onClick={() => setOpen(false)}>
              {texts.filters.show(found?.total ?? 0)}
            </button>
            {clear}
          </div>
        </Dialog>
      )}
      <section aria-labelledby="filters-title" className={`${cardStyles} max-lg:hidden`}>
        <div className="mb-3 flex min-h-12 items-center justify-between">
          <h2 id="filters-title" className="text-lg font-semibold">
            {texts.plans.filters}
          </h2>
          {clear}
        </div>
        <FilterFields id="side" quote={quote} found={found} onChange={onChange} />
      </section>
    </div>
  );
}
