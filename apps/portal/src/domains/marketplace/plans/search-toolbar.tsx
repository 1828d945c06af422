import { Select, Switch } from "@portico/ui/forms";
import { planMessages } from "../../../messages/plans.ts";
import { readPlanSearch, sortKeyOf } from "./search-state.ts";
import type { SearchInUrl } from "./use-search-in-url.ts";

const { filters: texts, results, sorts } = planMessages;

export interface SearchToolbarProps {
  search: SearchInUrl;
  /** The number of matching plans, if it is known. */
  total: number | undefined;
  /** Whether there is a tax credit, which prices can be shown without. */
  hasCredit: boolean;
}

/** The number of plans, their order, and the switch for full prices. */
export function SearchToolbar({ search: { state, change }, total, hasCredit }: SearchToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <p role="status" className="me-auto self-center text-form font-medium tabular-nums">
        {total !== undefined && results.found(total)}
      </p>
      {hasCredit && (
        <Switch
          label={texts.withoutCredit}
          hint={texts.withoutCreditHint}
          checked={state.isWithoutCredit}
          onChange={(event) => change({ isWithoutCredit: event.target.checked })}
        />
      )}
      <div className="w-56 max-w-full">
        <Select
          label={texts.sort}
          options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
          value={sortKeyOf(state)}
          onChange={(event) => {
            const { sort, order } = readPlanSearch(new URLSearchParams({ sort: event.target.value }));
            change({ sort, order });
          }}
        />
      </div>
    </div>
  );
}
