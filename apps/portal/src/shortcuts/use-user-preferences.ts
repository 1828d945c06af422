import type { UserPreferences } from "@portico/contract/features/screens/preferences.schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson, request } from "../api/client.ts";

const queryKey = ["preferences.getOwn"];

/**
 * Returns the user's own preferences, and a function that changes some of them and keeps what other tabs changed. Until
 * they are loaded, shortcuts are off.
 */
export function useUserPreferences() {
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson("preferences.getOwn", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const preferences: UserPreferences = data ?? { shortcuts: false };
  const save = async (changes: Partial<UserPreferences>) => {
    const body = { ...(await fetchJson("preferences.getOwn")), ...changes };
    await request("preferences.setOwn", { body });
    queries.setQueryData(queryKey, body);
  };
  return { preferences, isLoaded: data !== undefined, isError, save };
}
