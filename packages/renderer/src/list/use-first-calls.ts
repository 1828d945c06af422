import type { ListScreen } from "@portico/screens";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { firstCalls } from "../first-calls.ts";
import { knownPreferences } from "../preferences/known-preferences.ts";
import type { Preferences } from "../preferences/use-preferences.ts";
import { usePermitted } from "../use-permitted.ts";
import { useFittedHeight } from "./use-height-for-rows.ts";

/**
 * Returns a function that sends what a list calls when it is opened without filters, as one request, if the client can
 * read early. What is loaded already, and is not outdated, is not sent again.
 */
export function useFirstCalls(): (screen: ListScreen) => void {
  const client = useClient();
  const queries = useQueryClient();
  const isPermitted = usePermitted();
  const origin = useCallOrigin();
  const heightForRows = useFittedHeight();
  return useCallback(
    (screen) => {
      // Calls of custom screens name their screen in a header.
      if (!client.readEarly || origin) return;
      const saved = knownPreferences(queries, screen.id);
      const { rows, lookups, totals } = firstCalls(screen, {
        find: client.find,
        isPermitted,
        saved,
        heightForRows,
      });
      // Rows depend on the preferences.
      const calls = [...(rows && saved !== undefined ? [rows] : []), ...lookups, ...totals];
      client.readEarly(calls.filter(({ queryKey }) => !isFresh(queries, queryKey)).map(({ path }) => path));
    },
    [client, queries, isPermitted, origin, heightForRows],
  );
}

/** Keeps the call of a list's first rows with the user's preferences, so that the next visit can begin with it. */
export function useKeptFirstRows(screen: ListScreen, { saved, isPending }: Preferences): void {
  const { find, keepFirstRows } = useClient();
  const heightForRows = useFittedHeight();
  const isPermitted = usePermitted();
  const origin = useCallOrigin();
  useEffect(() => {
    if (!keepFirstRows || origin || isPending) return;
    const isOwn = saved !== null || heightForRows !== undefined;
    const calls = isOwn ? firstCalls(screen, { find, isPermitted, saved, heightForRows }) : undefined;
    keepFirstRows(screen.path, calls && (calls.rows?.path ?? ""));
  }, [screen, saved, isPending, heightForRows, find, keepFirstRows, isPermitted, origin]);
}

function isFresh(queries: QueryClient, queryKey: readonly unknown[]): boolean {
  const query = queries.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined) return false;
  const { staleTime } = queries.defaultQueryOptions({ queryKey });
  return typeof staleTime === "number" && !query.isStaleByTime(staleTime);
}
