import type { ResponseBody } from "@portico/contract/schemas";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { loadEndpointsIn } from "../api/load-endpoints.ts";
import { useConfigurationQuery } from "../configuration/use-configuration.ts";
import { screenStatusOf } from "./screen-status.ts";

/** A published screen as the server gives it. */
export type PublishedScreen = ResponseBody<"configuration.screen">;

const minute = 60_000;

/**
 * A screen that administrators added, fetched when its page is opened and not again: under one's hands nothing changes
 * by itself. `screenStatus` says what became of it in the meantime.
 */
export function useCustomScreen(screenId: string) {
  const query = useQuery({
    queryKey: ["configuration.screen", screenId],
    queryFn: async ({ signal }) => {
      const published = await fetchJson("configuration.screen", { params: { screenId }, signal });
      await loadEndpointsIn(published.screen);
      return published;
    },
    refetchOnReconnect: false,
  });
  const { data, dataUpdatedAt } = query;
  const configuration = useConfigurationQuery(minute);
  const screens = configuration.data?.session?.screens;
  const isNews = configuration.dataUpdatedAt > dataUpdatedAt;
  const status = data && screens && isNews ? screenStatusOf(data, screens) : "current";
  return { ...query, screenStatus: status };
}
