import type { FilterValue } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { featureOf } from "../client/feature-of.ts";
import { findCall } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { usePageMessages } from "../messages/page.ts";

/** Filter values by name. */
export type SummaryFilters = Readonly<Record<string, FilterValue>>;

/**
 * Loads a screen's summary of the rows that match filters. The previous one stays available meanwhile. A summary of
 * another feature than the list's takes no filters.
 */
export function useSummary({ endpoints: { list, summary = "" } }: ListScreen, filters: SummaryFilters) {
  const client = useClient();
  const texts = usePageMessages().listPage.broken;
  const origin = useCallOrigin();
  const query = featureOf(summary) === featureOf(list) ? filters : {};
  return useQuery({
    queryKey: [summary, query, origin],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!findCall(client, summary)) throw new Error(texts.noSummary(summary));
      return client.fetchJson(summary, { query, signal, origin });
    },
    placeholderData: keepPreviousData,
  });
}
