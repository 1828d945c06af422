import type { SavedView } from "@portico/screens";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../client/screen-client.ts";

/** The key of the query for saved views. */
export const viewsKey = ["views"];

/** Loads the saved views of all screens. They are refetched after a change. */
export function useViews({ isEnabled }: { isEnabled: boolean }) {
  const client = useClient();
  const { views } = client.services;
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => client.fetchJson<readonly SavedView[]>(views?.list ?? "", { signal }),
    staleTime: 60_000,
    enabled: isEnabled && views !== undefined,
  });
}
