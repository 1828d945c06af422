import { defaultPageSize, formatValue, type ListEndpoint, type ListId, valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { type ListScreen, pathParameters, resolveColumn, resolveFilter } from "@portico/portal-config";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { listQuery, neededFields } from "../list-query.ts";
import { type ListContext, pageSizesOf } from "../list-state.ts";
import { usePreferences } from "../preferences/use-preferences.ts";
import { type IsPermitted, usePermitted } from "../use-permitted.ts";
import { useColumns } from "./use-columns.ts";
import { useListRows } from "./use-list-rows.ts";
import { useListState } from "./use-list-state.ts";
import { useStayOnPages } from "./use-stay-on-pages.ts";

/** Everything a list shows: its state, its columns with preferences, its rows. */
export function useList(screen: ListScreen, endpointId: ListId, endpoint: ListEndpoint) {
  const isPermitted = usePermitted();
  const preferences = usePreferences(screen.id);
  const frame = useListFrame(screen, endpoint, isPermitted, preferences.saved?.pageSize);
  const { state, change } = useListState(frame);
  const { variant } = state;
  const columns = useColumns({ screen, endpoint, variant, isPermitted, preferences });
  const { offered, shown, naming } = columns;
  const query = useMemo(() => {
    // In the screen's order: to move a column asks for nothing new.
    const asked = offered.filter((column) => shown.includes(column));
    return listQuery(state, { columns: asked, beside: neededFields(screen, asked, endpoint) });
  }, [state, offered, shown, screen, endpoint]);
  const rows = useListRows(screen, endpointId, query);
  const { totalRecords, isStale } = rows;
  const totalPages = totalRecords === undefined ? undefined : Math.ceil(totalRecords / state.pageSize);
  useStayOnPages(state, isStale ? undefined : totalPages, change);

  const nameOf = useMemo(() => {
    const named = screen.rowName === undefined ? undefined : resolveColumn(screen.rowName, endpoint.fields);
    const { field = "id", format = "text" } = named ?? naming ?? {};
    return (row: ListRow) => formatValue(format, valueAt(row, field));
  }, [screen.rowName, endpoint, naming]);
  // Rows of before it was known how they are arranged are not shown: they would jump.
  const [isArranged, setArranged] = useState(false);
  const isFirstLoad = !isArranged && (preferences.isPending || rows.isPending || (isStale && !rows.error));
  if (!isArranged && !isFirstLoad) setArranged(true);
  return { endpoint, frame, state, change, columns, rows, nameOf, isFirstLoad };
}

function useListFrame(
  screen: ListScreen,
  endpoint: ListEndpoint,
  isPermitted: IsPermitted,
  preferredSize: number | undefined,
): ListContext {
  // Another object at each step of the router, with the same in it.
  const given = useParams();
  const names = pathParameters(screen);
  const values = names.map((name) => given[name] ?? "").join("/");
  return useMemo(() => {
    const sizes = pageSizesOf(screen);
    const [firstSize = defaultPageSize] = sizes;
    const parts = values.split("/");
    const parameters = pathParameters(screen).map((name, index) => [name, parts[index] ?? ""] as const);
    return {
      screen,
      endpoint,
      filters: screen.filters
        .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
        .filter(isPermitted),
      parameters: Object.fromEntries(parameters),
      pageSize: preferredSize !== undefined && sizes.includes(preferredSize) ? preferredSize : firstSize,
    };
  }, [screen, endpoint, isPermitted, preferredSize, values]);
}
