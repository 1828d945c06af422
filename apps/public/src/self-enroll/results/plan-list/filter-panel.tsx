import type { ResponseBody } from "@portico/contract/schemas";
import { ListFilter } from "@portico/ui/icons";
import { useDeferredValue, useState } from "react";
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

/** The filters next to the list, on wide windows. */
export function FilterPanel({ quote, found, onChange }: Props) {
  const texts = useResultTexts();
  return (
    <section aria-labelledby="filters-title" className={`self-start ${cardStyles} max-lg:hidden`}>
      <div className="mb-2 flex min-h-12 flex-wrap items-center justify-between">
        <h2 id="filters-title" className="text-lg font-semibold">
          {texts.plans.filters}
        </h2>
        <ClearFilters filters={quote.filters} onChange={onChange} />
      </div>
      <FilterFields id="side" quote={quote} found={found} onChange={onChange} />
    </section>
  );
}

/** Opens the filters in a dialog, on other windows. */
export function FilterButton({ quote, found, onChange }: Props) {
  const texts = useResultTexts();
  const [isOpen, setOpen] = useState(false);
  // The dialog opens in one frame and shows its many fields in the next, so that it opens immediately on a slow phone.
  const hasFields = useDeferredValue(isOpen);
  const count = activeFilters(quote.filters);
  return (
    <>
      <button type="button" className={`${buttonStyles.secondary} lg:hidden`} onClick={() => setOpen(true)}>
        <ListFilter size={18} />
        {texts.plans.filters}
        {count > 0 && ` (${count})`}
      </button>
      {isOpen && (
        <Dialog title={texts.plans.filters} onClose={() => setOpen(false)}>
          {hasFields ? (
            <FilterFields id="dialog" quote={quote} found={found} onChange={onChange} />
          ) : (
            <div className="min-h-dvh" />
          )}
          <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-2 border-t border-border bg-surface-raised p-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6">
            <button type="button" className={buttonStyles.primary} onClick={() => setOpen(false)}>
              {texts.filters.show(found?.total ?? 0)}
            </button>
            <ClearFilters filters={quote.filters} onChange={onChange} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function ClearFilters({ filters, onChange }: { filters: PlanFilters; onChange: Props["onChange"] }) {
  const texts = useResultTexts().plans;
  if (activeFilters(filters) === 0) return null;
  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} -me-3`}
      onClick={() => onChange({ ...noFilters, sort: filters.sort })}
    >
      {texts.clearFilters}
    </button>
  );
}
