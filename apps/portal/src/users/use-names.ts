import { fetchJson } from "@portico/renderer/client";
import { useQuery } from "@tanstack/react-query";

/** The names that a lookup offers. Empty until they are loaded. */
export function useNames(lookup: "userManage.roles" | "userManage.claims"): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: [lookup],
    queryFn: ({ signal }) => fetchJson(lookup, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ name }) => String(name));
}
