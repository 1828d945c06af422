import { useQuery } from "@tanstack/react-query";
import { type ScreenNames, useClient } from "./screen-client.ts";

/** Returns what names in screens mean to the API. Undefined while it loads. */
export function useNames(): ScreenNames | undefined {
  const client = useClient();
  return useQuery({
    queryKey: ["names"],
    queryFn: () => client.names(),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
