import type { FilterValue } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { findCall } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { summaryQuery } from "../list-query.ts";
import { usePageMessages } from "../messages/page.ts";

/** Filter values by name. */
export type SummaryFilters = Readonly<Record<string, FilterValue>>;

/** Loads a screen's summary of the rows that match filters. The previous one stays available meanwhile. */
export function useSummary(screen: ListScreen, filters: SummaryFilters) {
  const { summary = "" } = screen.endpoints;
  const client = useClient();
  const texts = usePageMessages().listPage.broken;
  const origin = useCallOrigin();
  const query = summaryQuery(screen, filters);
  return useQuery({
    queryKey: [summary, query, origin],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!findCall(client, summary)) throw new Error(texts.noSummary(summary));
      return client.fetchJson(summary, { query, signal, origin });
    },
    placeholderData: keepPreviousData,
  });
}
