import { useQuery } from "@tanstack/react-query";
import { type ApiNames, useClient } from "./screen-client.ts";

/** Returns what names in screens mean to the API. Undefined while it loads. */
export function useNames(): ApiNames | undefined {
  const client = useClient();
  return useQuery({
    queryKey: ["names"],
    queryFn: () => client.names(),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
