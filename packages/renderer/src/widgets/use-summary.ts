import type { FilterValue } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { fetchJson } from "../client/client.ts";
import { featureOf } from "../client/feature-of.ts";
import { isCallId } from "../client/known-endpoints.ts";
import { messages } from "../messages/messages.ts";

/** Filter values by name. */
export type SummaryFilters = Readonly<Record<string, FilterValue>>;

/**
 * Loads a screen's summary of the rows that match filters. The previous one stays available meanwhile. A summary of
 * another feature than the list's takes no filters.
 */
export function useSummary({ endpoints: { list, summary = "" } }: ListScreen, filters: SummaryFilters) {
  const origin = useCallOrigin();
  const query = featureOf(summary) === featureOf(list) ? filters : {};
  return useQuery({
    queryKey: [summary, query, origin],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!isCallId(summary)) throw new Error(messages.listPage.broken.noSummary(summary));
      return fetchJson(summary, { query, signal, origin });
    },
    placeholderData: keepPreviousData,
  });
}
