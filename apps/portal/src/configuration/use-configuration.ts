import type { ResponseBody } from "@portico/contract/schemas";
import { type QueryFunctionContext, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchJson } from "../api/client.ts";
import { onForbidden } from "../api/forbidden.ts";
import { updateRights, useInterruption } from "../session/session.ts";

/** The deployment's configuration. `session` is present only after sign-in. */
export type Configuration = ResponseBody<"configuration.get">;

const minute = 60_000;

const configurationQuery = {
  queryKey: ["configuration.get"],
  queryFn: fetchConfiguration,
  staleTime: 5 * minute,
};

/**
 * Fetches the configuration. If the session has just ended, the response lacks `session`: the previous configuration
 * stays, so that the page behind the sign-in dialog does not change. Each session has its own cache.
 */
async function fetchConfiguration({
  signal,
  client,
  queryKey,
}: QueryFunctionContext): Promise<Configuration> {
  const fetched = await fetchJson("configuration.get", { signal });
  const previous = client.getQueryData<Configuration>(queryKey);
  return previous?.session && !fetched.session ? previous : fetched;
}

/**
 * Returns the deployment's configuration, or undefined while it loads. Before sign-in it has only the public part;
 * each session fetches it again.
 */
export function useConfiguration(): Configuration | undefined {
  return useConfigurationQuery().data;
}

/** Returns the query of `useConfiguration`, with its error and the time of its last update. */
export function useConfigurationQuery() {
  return useQuery(configurationQuery);
}

/**
 * Keeps the configuration and the user's roles and claims up to date, so that new permissions and custom screens appear
 * in the sidebar: refetches it every minute while the page is visible, when it becomes visible, and when the server
 * refuses a request. Paused while the user has to sign in again.
 */
export function useConfigurationUpdates(): void {
  const isPaused = useInterruption() !== undefined;
  const { data, refetch } = useQuery({
    ...configurationQuery,
    refetchInterval: isPaused ? false : minute,
    refetchOnWindowFocus: isPaused ? false : "always",
  });
  const rights = data?.session?.rights;
  useEffect(() => {
    if (rights) updateRights(rights);
  }, [rights]);
  useEffect(() => onForbidden(() => void refetch({ cancelRefetch: false })), [refetch]);
}
