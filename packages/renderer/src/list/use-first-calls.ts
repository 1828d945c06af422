import type { ListScreen } from "@portico/screens";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { firstCalls } from "../first-calls.ts";
import { knownPreferences } from "../preferences/known-preferences.ts";
import { usePermitted } from "../use-permitted.ts";

/**
 * Returns a function that sends what a list calls when it is opened without filters, as one request, if the client can
 * read early. What is loaded already, and is not outdated, is not sent again.
 */
export function useFirstCalls(): (screen: ListScreen) => void {
  const client = useClient();
  const queries = useQueryClient();
  const isPermitted = usePermitted();
  const origin = useCallOrigin();
  return useCallback(
    (screen) => {
      // Calls of custom screens name their screen in a header.
      if (!client.readEarly || origin) return;
      const saved = knownPreferences(queries, screen.id);
      const { rows, lookups, totals } = firstCalls(screen, { find: client.find, isPermitted, saved });
      const calls = [...(rows ? [rows] : []), ...lookups, ...totals];
      client.readEarly(calls.filter(({ queryKey }) => !isFresh(queries, queryKey)).map(({ path }) => path));
    },
    [client, queries, isPermitted, origin],
  );
}

function isFresh(queries: QueryClient, queryKey: readonly unknown[]): boolean {
  const query = queries.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined) return false;
  const { staleTime } = queries.defaultQueryOptions({ queryKey });
  return typeof staleTime === "number" && !query.isStaleByTime(staleTime);
}
