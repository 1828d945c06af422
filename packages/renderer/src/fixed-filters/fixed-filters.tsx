import type { ListEndpoint } from "@portico/endpoints";
import { describeFixedFilters, type FixedFilterValues } from "@portico/screens/description";
import { FixedFilterChips } from "@portico/ui/filters";
import { useFixedFilterMessages } from "../messages/lists.ts";
import { useValueLabels } from "./use-value-labels.ts";

export interface FixedFiltersProps {
  values: FixedFilterValues;
  endpoint: ListEndpoint;
}

/** The fixed filters of a screen as locked chips, for its filter bar. */
export function FixedFilters({ values, endpoint }: FixedFiltersProps) {
  const { conditions } = useFixedFilterMessages();
  const labelOfValue = useValueLabels(values, endpoint);
  return <FixedFilterChips filters={describeFixedFilters(values, endpoint, labelOfValue, conditions)} />;
}
