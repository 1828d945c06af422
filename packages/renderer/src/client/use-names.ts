import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ApiNames, useClient } from "./screen-client.ts";

/** Loads what names in screens mean to the API. */
export function useNames(): UseQueryResult<ApiNames> {
  const client = useClient();
  return useQuery({
    queryKey: ["names"],
    queryFn: () => client.names(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
