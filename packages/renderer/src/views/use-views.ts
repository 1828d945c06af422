import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../client/client.ts";

/** The key of the query for saved views. */
export const viewsKey = ["views.list"];

/** Loads the saved views of all screens. They are refetched after a change. */
export function useViews({ isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => fetchJson("views.list", { signal }),
    staleTime: 60_000,
    enabled: isEnabled,
  });
}
