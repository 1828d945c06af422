import type { ScreenPreferences } from "@portico/screens";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useClient } from "../client/screen-client.ts";

/** The key of the preferences of one screen, or of all. */
export function preferencesKey(screenId?: string): readonly string[] {
  return screenId === undefined ? ["preferences of all screens"] : ["preferences", screenId];
}

/** Loads the user's preferences for all screens, so that lists which are opened later need no call for theirs. */
export function useAllPreferences(): void {
  const client = useClient();
  const { list } = client.services.preferences ?? {};
  useQuery({
    queryKey: preferencesKey(),
    queryFn: ({ signal }) =>
      client.fetchJson<Readonly<Record<string, ScreenPreferences>>>(list ?? "", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: list !== undefined,
  });
}

/**
 * Returns the preferences for a screen: those that it has loaded or changed, or else those that came with all.
 * @returns undefined while they are not known
 */
export function knownPreferences(
  queries: QueryClient,
  screenId: string,
): ScreenPreferences | null | undefined {
  const known = queries.getQueryData<ScreenPreferences | null>(preferencesKey(screenId));
  const all = queries.getQueryData<Readonly<Record<string, ScreenPreferences>>>(preferencesKey());
  return known === undefined ? all && (all[screenId] ?? null) : known;
}
