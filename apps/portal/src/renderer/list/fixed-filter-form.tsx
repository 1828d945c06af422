import type { ListEndpoint } from "@portico/contract";
import { describeFixedFilters, type FixedFilterValues } from "@portico/portal-config/description";
import { FixedFilterChips } from "@portico/ui/filters";
import { useValueLabels } from "../fixed-filters/use-value-labels.ts";
import { FilterForm, type FilterFormProps } from "./filter-form.tsx";

/** Props of `FixedFilterForm`. */
export interface FixedFilterFormProps extends Omit<FilterFormProps, "fixedFilters"> {
  fixed: FixedFilterValues;
  endpoint: ListEndpoint;
}

/** The filters of a list, with its fixed filters as locked chips. */
export function FixedFilterForm({ fixed, endpoint, ...form }: FixedFilterFormProps) {
  const labelOfValue = useValueLabels(fixed, endpoint);
  const chips = <FixedFilterChips filters={describeFixedFilters(fixed, endpoint, labelOfValue)} />;
  return <FilterForm {...form} fixedFilters={chips} />;
}
