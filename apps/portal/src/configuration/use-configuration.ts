import type { AnswerOf } from "@portico/contract/schemas";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";

/** What the portal knows of its deployment; `session` only where someone is signed in. */
export type Configuration = AnswerOf<"configuration.get">;

const minute = 60_000;

/**
 * The deployment's configuration, or undefined until it is there. Before sign-in it holds the open part alone; each
 * session fetches it again.
 */
export function useConfiguration(): Configuration | undefined {
  return useConfigurationQuery().data;
}

/**
 * Like `useConfiguration`, and whether fetching it failed.
 * @param refetchInterval milliseconds after which a page that is seen looks again; never, by default
 */
export function useConfigurationQuery(refetchInterval?: number) {
  return useQuery({
    queryKey: ["configuration.get"],
    queryFn: ({ signal }) => fetchJson("configuration.get", { signal }),
    staleTime: 5 * minute,
    refetchInterval: refetchInterval ?? false,
  });
}
