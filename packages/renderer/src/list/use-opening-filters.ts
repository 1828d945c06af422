import { type FilterValue, valueAt } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { findCall } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { isTextOrTexts } from "../filter-values.ts";
import { useLocation } from "../host/use-router.ts";
import type { ChangeListState } from "../use-list-state.ts";
import type { CurrentView } from "../views/use-current-view.ts";

/**
 * Opens a screen with the filters that its `opening` call returns, on a new visit without a default view. A link with
 * filters keeps its own.
 * @returns whether the filters are not known yet
 */
export function useOpeningFilters(
  { endpoints: { opening } }: ListScreen,
  { own, viewId }: CurrentView,
  change: ChangeListState,
): boolean {
  const { search, state } = useLocation();
  const client = useClient();
  const origin = useCallOrigin();
  const isOpening = opening !== undefined && state === null && search === "" && viewId === undefined;
  const { data, error } = useQuery({
    queryKey: [opening, origin],
    queryFn: async ({ signal }): Promise<unknown> => {
      // A custom screen can name a call that no longer exists.
      return opening !== undefined && findCall(client, opening)
        ? client.fetchJson(opening, { signal, origin })
        : null;
    },
    // The default view is known with the preferences.
    enabled: isOpening && !own.isPending,
    staleTime: 0,
  });
  useEffect(() => {
    // Without a response, the list is shown unfiltered.
    if (!isOpening || (data === undefined && !error)) return;
    change((before) => ({ ...before, filters: filtersOf(data) }), { replace: true });
  }, [isOpening, data, error, change]);
  return isOpening;
}

/** The values that are texts or lists of them. The list ignores those that it does not support. */
function filtersOf(response: unknown): Record<string, FilterValue> {
  const filters = valueAt(response, "filters");
  if (typeof filters !== "object" || filters === null) return {};
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isTextOrTexts(value)));
}
