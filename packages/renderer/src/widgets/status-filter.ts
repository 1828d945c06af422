import { fieldOfFilter, type ListEndpoint } from "@portico/endpoints";
import type { ResolvedFilter } from "@portico/screens";
import type { ListState } from "../list-state.ts";
import type { SummaryFilters } from "./use-summary.ts";

/** Returns the name of the filter by a status's name, if the user may use one. */
export function statusFilterOf(
  { fields }: Pick<ListEndpoint, "fields">,
  filters: readonly ResolvedFilter[],
): string | undefined {
  const found = filters.find(
    (one) =>
      one.kind === "single" &&
      one.filter.kind === "select" &&
      one.filter.optionValue === "name" &&
      fields[fieldOfFilter(one.name, one.filter)]?.format === "status",
  );
  return found?.names[0];
}

/** Returns the filters of a summary: those of the list except that of the status, so that it counts all statuses. */
export function summaryFilters(
  { filters, permanent }: Pick<ListState, "filters" | "permanent">,
  statusFilter: string | undefined,
): SummaryFilters {
  const others = Object.entries(filters).filter(([name]) => name !== statusFilter);
  return { ...Object.fromEntries(others), ...permanent };
}
