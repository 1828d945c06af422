import { formatValue, type ListEndpoint, valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import { type ListScreen, pathParameters, resolveColumn, resolveFilter } from "@portico/screens";
import { useEffect, useMemo, useState } from "react";
import { useClient } from "../client/screen-client.ts";
import { useLocation, useParams } from "../host/use-router.ts";
import { listQuery, requiredFields } from "../list-query.ts";
import { type ListContext, type ListState, openingPageSizeOf, searchOf } from "../list-state.ts";
import { usePreferences } from "../preferences/use-preferences.ts";
import { useDateOptions } from "../use-date-options.ts";
import { type ChangeListState, useListState } from "../use-list-state.ts";
import { type IsPermitted, usePermitted } from "../use-permitted.ts";
import { useCurrentView, useOpenView } from "../views/use-current-view.ts";
import { useColumns } from "./use-columns.ts";
import { useFirstCalls, useKeptFirstRows } from "./use-first-calls.ts";
import { useFittedHeight } from "./use-height-for-rows.ts";
import { useListRows } from "./use-list-rows.ts";
import { useOpeningFilters } from "./use-opening-filters.ts";

/** Returns everything that a list shows: its state, its columns with the user's preferences, and its rows. */
export function useList(screen: ListScreen, endpointId: string, endpoint: ListEndpoint) {
  const isPermitted = usePermitted();
  const { search } = useLocation();
  const sendFirstCalls = useFirstCalls();
  const canReadEarly = useClient().readEarly !== undefined;
  // Before its parts send them one by one.
  useState(() => search === "" && sendFirstCalls(screen));
  const currentView = useCurrentView(screen.id, usePreferences(screen.id));
  const { preferences, own } = currentView;
  useKeptFirstRows(screen, own);
  const { pageSize: preferredSize, density } = preferences.saved ?? {};
  const heightForRows = useFittedHeight();
  const pageSize = openingPageSizeOf(screen, { preferredSize, heightForRows, density });
  const context = useListContext(screen, endpoint, isPermitted, pageSize);
  const { state, change } = useListState(context);
  useOpenView(currentView, context, change);
  const isOpening = useOpeningFilters(screen, currentView, change);
  const { variant } = state;
  const columns = useColumns({
    ...{ screen, endpoint, variant, isPermitted, preferences },
    search: searchOf(state),
  });
  const { permitted, visible, searched, nameColumn } = columns;
  const query = useMemo(() => {
    // In the screen's order, so that reordering columns doesn't cause a request.
    const requested = permitted.filter((column) => visible.includes(column));
    const extraFields = [
      ...requiredFields(screen, requested, endpoint),
      ...searched.map(({ field }) => field),
    ];
    return listQuery(state, { columns: requested, extraFields });
  }, [state, permitted, visible, searched, screen, endpoint]);
  // Preferences that came with the document are there at once, and other rows would be requested before them.
  const isWaiting = isOpening || (canReadEarly && preferences.isPending);
  const rows = useListRows(screen, endpointId, query, { isEnabled: !isWaiting });
  const { totalRecords, isStale } = rows;
  const totalPages = totalRecords === undefined ? undefined : Math.ceil(totalRecords / state.pageSize);
  useClampPageNumber(state, isStale ? undefined : totalPages, change);

  const dateOptions = useDateOptions();
  const nameOf = useMemo(() => {
    const named = screen.rowName === undefined ? undefined : resolveColumn(screen.rowName, endpoint.fields);
    const { field = "id", format = "text" } = named ?? nameColumn ?? {};
    return (row: ListRow) => formatValue(format, valueAt(row, field), dateOptions);
  }, [screen.rowName, endpoint, nameColumn, dateOptions]);
  // Waits for preferences before the first rows are shown, so that columns don't jump.
  const [hasShownRows, setHasShownRows] = useState(false);
  const isFirstLoad =
    !hasShownRows &&
    (preferences.isPending || currentView.isOpening || rows.isPending || (isStale && !rows.error));
  if (!hasShownRows && !isFirstLoad) setHasShownRows(true);
  return {
    endpoint,
    context,
    state,
    change,
    currentView,
    columns,
    query,
    rows,
    nameOf,
    isFirstLoad,
    isOpening,
  };
}

function useListContext(
  screen: ListScreen,
  endpoint: ListEndpoint,
  isPermitted: IsPermitted,
  pageSize: number,
): ListContext {
  // The router returns a new object on each navigation, even if the values are equal.
  const params = useParams();
  const names = pathParameters(screen);
  const values = names.map((name) => params[name] ?? "").join("/");
  return useMemo(() => {
    const parts = values.split("/");
    const parameters = pathParameters(screen).map((name, index) => [name, parts[index] ?? ""] as const);
    return {
      screen,
      endpoint,
      filters: screen.filters
        .flatMap((declared) => resolveFilter(declared, endpoint) ?? [])
        .filter(isPermitted),
      parameters: Object.fromEntries(parameters),
      pageSize,
    };
  }, [screen, endpoint, isPermitted, pageSize, values]);
}

/** Navigates to the last page if the requested page is beyond it, because rows were deleted or the URL is wrong. */
function useClampPageNumber(
  { pageNumber }: ListState,
  totalPages: number | undefined,
  change: ChangeListState,
) {
  useEffect(() => {
    if (totalPages === undefined || pageNumber <= Math.max(1, totalPages)) return;
    change((before) => ({ ...before, pageNumber: Math.max(1, totalPages) }), { replace: true });
  }, [pageNumber, totalPages, change]);
}
