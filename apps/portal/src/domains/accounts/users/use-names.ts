import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";

/** The names that a lookup offers. Empty until they are loaded. */
export function useNames(lookup: "userManage.roles" | "userManage.claims"): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: [lookup],
    queryFn: ({ signal }) => fetchJson(lookup, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ name }) => String(name));
}
