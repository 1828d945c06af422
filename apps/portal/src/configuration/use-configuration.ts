import type { ResponseBody } from "@portico/contract/schemas";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";

/** The deployment's configuration. `session` is present only after sign-in. */
export type Configuration = ResponseBody<"configuration.get">;

const minute = 60_000;

/**
 * Returns the deployment's configuration, or undefined while it loads. Before sign-in it has only the public part;
 * each session fetches it again.
 */
export function useConfiguration(): Configuration | undefined {
  return useConfigurationQuery().data;
}

/**
 * Returns the query of `useConfiguration`, with its error.
 * @param refetchInterval milliseconds between refetches while the page is visible. @default no refetches
 */
export function useConfigurationQuery(refetchInterval?: number) {
  return useQuery({
    queryKey: ["configuration.get"],
    queryFn: ({ signal }) => fetchJson("configuration.get", { signal }),
    staleTime: 5 * minute,
    refetchInterval: refetchInterval ?? false,
  });
}
