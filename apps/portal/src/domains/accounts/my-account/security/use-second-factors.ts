import { userEndpoints } from "@portico/contract/features/accounts/user";
import type { ResponseBody } from "@portico/contract/schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { client, fetchJson } from "../../../../api/client.ts";

client.add(userEndpoints);

/** Which second factors are on. */
export type SecondFactors = ResponseBody<"user.secondFactors">;
/** One second factor. */
export type Factor = keyof SecondFactors;

const queryKey = ["user.secondFactors"];

/** One's own second factors. */
export function useSecondFactors() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson("user.secondFactors", { signal }),
  });
}

/** Fetches the second factors again after one was switched. */
export function useRefreshSecondFactors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
