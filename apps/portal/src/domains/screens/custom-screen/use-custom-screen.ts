import type { ResponseBody } from "@portico/contract/schemas";
import { isListScreen } from "@portico/portal-config";
import { errorStatus } from "@portico/renderer/client";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";
import { loadEndpointsOf } from "../../../api/load-endpoints-of.ts";
import { useConfigurationQuery } from "../../../configuration/use-configuration.ts";
import { type ScreenStatus, screenStatusOf } from "./screen-status.ts";

/** A published screen as the server gives it. */
export type PublishedScreen = ResponseBody<"configuration.screen">;

/**
 * A custom screen. It is fetched when it is opened and not again until it is left, so that the list and the pages of
 * its rows are of one version. `screenStatus` compares it with the published version.
 */
export function useCustomScreen(screenId: string) {
  const query = useQuery({
    queryKey: ["configuration.screen", screenId],
    queryFn: async ({ signal }) => {
      const published = await fetchJson("configuration.screen", { params: { screenId }, signal });
      if (isListScreen(published.screen)) await loadEndpointsOf(published.screen);
      return published;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever opens it again gets the published version.
    gcTime: 0,
  });
  const { data, dataUpdatedAt, error } = query;
  const configuration = useConfigurationQuery();
  const screens = configuration.data?.session?.screens;
  const isNewer = configuration.dataUpdatedAt > dataUpdatedAt;
  const found = data && screens && isNewer ? screenStatusOf(data, screens) : "current";
  const screenStatus: ScreenStatus = data && errorStatus(error) === 404 ? "retired" : found;
  return { ...query, screenStatus };
}
