import type { ResponseBody } from "@portico/contract/schemas";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";

/** The deployment's configuration. `session` is present only after sign-in. */
export type Configuration = ResponseBody<"configuration.get">;

const minute = 60_000;

const configurationQuery = {
  queryKey: ["configuration.get"],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson("configuration.get", { signal }),
  staleTime: 5 * minute,
};

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
 * Keeps the configuration up to date, such as the custom screens in the sidebar: refetches it every minute while the
 * page is visible, and when it becomes visible.
 */
export function useConfigurationUpdates(): void {
  useQuery({ ...configurationQuery, refetchInterval: minute, refetchOnWindowFocus: "always" });
}
