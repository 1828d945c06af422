import type { Endpoint, FilterValue, ListEndpoint } from "@portico/endpoints";
import { type ListScreen, resolveFilter, type ScreenPreferences } from "@portico/screens";
import { arrangeColumns } from "@portico/ui/data-table";
import { requestPath } from "./client/request-path.ts";
import { nameColumnOf, screenColumns } from "./list/list-columns.ts";
import { listQuery, requiredFields, summaryQuery, sumQuery } from "./list-query.ts";
import { openingPageSizeOf, readListState } from "./list-state.ts";
import { layoutFromPreferences } from "./preferences/list-layout.ts";
import type { IsPermitted } from "./use-permitted.ts";

/** A GET that a list sends when it is opened. */
export interface FirstCall {
  /** From the origin, with the query, as the client writes it. */
  readonly path: string;
  /** The key of its response in the query cache. */
  readonly queryKey: readonly unknown[];
}

/** What a list calls when it is opened without filters. */
export interface FirstCalls {
  /** Undefined if the rows depend on the path or on another call. */
  readonly rows: FirstCall | undefined;
  /** The options of its filters that need no other value. */
  readonly lookups: readonly FirstCall[];
  /** Its summary and its sums; none without rows. */
  readonly totals: readonly FirstCall[];
}

interface FirstCallsOptions {
  readonly find: (id: string) => Endpoint | undefined;
  readonly isPermitted: IsPermitted;
  /** The user's preferences for the list. */
  readonly saved?: ScreenPreferences | null | undefined;
  /** The height in px for rows, if pages of the user fit the screen. */
  readonly heightForRows?: number | undefined;
}

/**
 * The calls of a list that is opened without filters, so that an app can send them before the list is drawn. They are
 * those that the list then sends itself.
 */
export function firstCalls(
  screen: ListScreen,
  { find, isPermitted, saved = null, heightForRows }: FirstCallsOptions,
): FirstCalls {
  const { list, opening } = screen.endpoints;
  const endpoint = find(list);
  if (endpoint?.kind !== "list") return { rows: undefined, lookups: [], totals: [] };
  const lookups = lookupsOf(screen, endpoint, find);
  if (screen.path.includes(":") || opening !== undefined || saved?.defaultViewId !== undefined)
    return { rows: undefined, lookups, totals: [] };
  const query = firstRowsQuery(screen, endpoint, { isPermitted, saved, heightForRows });
  return {
    rows: { path: requestPath(endpoint, { query }), queryKey: [list, query, undefined] },
    lookups,
    totals: totalsOf(screen, endpoint, find),
  };
}

function firstRowsQuery(
  screen: ListScreen,
  endpoint: ListEndpoint,
  { isPermitted, saved = null, heightForRows }: Omit<FirstCallsOptions, "find">,
): Record<string, FilterValue> {
  const { pageSize: preferredSize, density } = saved ?? {};
  const context = {
    screen,
    endpoint,
    filters: screen.filters
      .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
      .filter(isPermitted),
    parameters: {},
    pageSize: openingPageSizeOf(screen, { preferredSize, heightForRows, density }),
  };
  const state = readListState(context, { search: "", state: null });
  const { all, permitted } = screenColumns(screen, endpoint, state.variant, isPermitted);
  const { layout } = layoutFromPreferences(saved, all);
  const nameColumn = nameColumnOf(screen, permitted);
  const shown = arrangeColumns(
    permitted.map((column) => ({ id: column.field, isRowHeader: column === nameColumn })),
    layout,
  );
  const columns = permitted.filter(({ field }) => shown.some(({ id }) => id === field));
  return listQuery(state, { columns, extraFields: requiredFields(screen, columns, endpoint) });
}

function lookupsOf(screen: ListScreen, endpoint: ListEndpoint, find: FirstCallsOptions["find"]): FirstCall[] {
  const calls = screen.filters
    .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
    .flatMap((resolved): FirstCall | [] => {
      if (resolved.kind !== "single" || resolved.access !== undefined) return [];
      const { filter } = resolved;
      if (filter.kind !== "select" || filter.dependsOn !== undefined) return [];
      const lookup = find(filter.options);
      const { options, optionParams: params = {} } = filter;
      return lookup ? { path: requestPath(lookup, { params }), queryKey: [options, params, {}] } : [];
    });
  return [...new Map(calls.map((call) => [call.path, call])).values()];
}

function totalsOf(
  { endpoints, footer = [], permanentFilters = {} }: ListScreen,
  endpoint: ListEndpoint,
  find: FirstCallsOptions["find"],
): FirstCall[] {
  const { list, summary } = endpoints;
  const summaryEndpoint = summary === undefined ? undefined : find(summary);
  const filters = summaryQuery({ endpoints }, permanentFilters);
  const ofSummary = summaryEndpoint && {
    path: requestPath(summaryEndpoint, { query: filters }),
    queryKey: [summary, filters, undefined],
  };
  const sums = footer.flatMap((total): FirstCall | [] => {
    if (total.of !== "sum" || total.hidden) return [];
    const query = sumQuery(permanentFilters, total.field);
    return { path: requestPath(endpoint, { query }), queryKey: [list, query, undefined] };
  });
  return [...(ofSummary ? [ofSummary] : []), ...sums];
}
