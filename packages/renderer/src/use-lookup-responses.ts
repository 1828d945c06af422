import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { LookupResponse, lookupQuery } from "./filter-lookups.ts";

type LookupQuery = ReturnType<typeof lookupQuery> & Pick<QueryObserverOptions, "retry">;

/**
 * Returns the responses to lookup requests, in the same order. `useQueries` would do it too, but its code would be
 * in the first load of every list.
 */
export function useLookupResponses(queries: readonly LookupQuery[]): readonly LookupResponse[] {
  const client = useQueryClient();
  const key = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the queries
  const { subscribe, responses } = useMemo(() => observeLookups(client, queries), [client, key]);
  return useSyncExternalStore(subscribe, responses);
}

function observeLookups(client: QueryClient, queries: readonly LookupQuery[]) {
  const observers = queries.map((query) => new QueryObserver(client, query));
  const current = () => observers.map((observer) => observer.getCurrentResult());
  let responses: readonly LookupResponse[] = current();
  return {
    responses: () => responses,
    subscribe: (onChange: () => void) => {
      const update = () => {
        responses = current();
        onChange();
      };
      const unsubscribe = observers.map((observer) => observer.subscribe(update));
      responses = current();
      return () => {
        for (const stop of unsubscribe) stop();
      };
    },
  };
}
