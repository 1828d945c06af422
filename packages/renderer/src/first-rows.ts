import type { FilterValue, ListEndpoint } from "@portico/endpoints";
import { type ListScreen, resolveFilter } from "@portico/screens";
import { screenColumns } from "./list/list-columns.ts";
import { listQuery, requiredFields, summaryQuery, sumQuery } from "./list-query.ts";
import { defaultPageSizeOf, readListState } from "./list-state.ts";
import type { IsPermitted } from "./use-permitted.ts";

export { summaryQuery, sumQuery };

/**
 * The query of the first rows of a list that is opened without filters, for a user without preferences. Apps can send it
 * before their code has arrived.
 */
export function firstRowsQuery(
  screen: ListScreen,
  endpoint: ListEndpoint,
  isPermitted: IsPermitted,
): Record<string, FilterValue> {
  const context = {
    screen,
    endpoint,
    filters: screen.filters
      .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
      .filter(isPermitted),
    parameters: {},
    pageSize: defaultPageSizeOf(screen),
  };
  const state = readListState(context, { search: "", state: null });
  const { permitted } = screenColumns(screen, endpoint, state.variant, isPermitted);
  const columns = permitted.filter(({ isHidden }) => !isHidden);
  return listQuery(state, { columns, extraFields: requiredFields(screen, columns, endpoint) });
}
