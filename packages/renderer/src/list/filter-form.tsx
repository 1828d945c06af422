import type { ResolvedFilter } from "@portico/screens";
import { FilterBar, type FilterBarProps } from "@portico/ui/filters";
import { useFilters } from "../use-filters.ts";

export interface FilterFormProps
  extends Pick<
    FilterBarProps,
    "values" | "onValuesChange" | "onClear" | "debounce" | "fixedFilters" | "search"
  > {
  filters: readonly ResolvedFilter[];
}

/** The filter bar of a declared list. */
export function FilterForm({ filters, ...bar }: FilterFormProps) {
  return <FilterBar {...bar} filters={useFilters(filters, bar.values)} />;
}
