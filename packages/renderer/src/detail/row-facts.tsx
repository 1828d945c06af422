import type { Page } from "@portico/endpoints";
import { type FilterValue, maxPageSize } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import { columnsOf, type ListScreen, resolveColumn } from "@portico/screens";
import { Skeleton } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { errorStatus } from "../client/error-message.ts";
import { NotLoaded } from "../client/not-loaded.tsx";
import { type ScreenClient, useClient } from "../client/screen-client.ts";
import { loadCustomFormats } from "../custom-format.ts";
import { useHost } from "../host/use-host.ts";
import { readListResponse } from "../list-response.ts";
import { useDetailMessages } from "../messages/lists.ts";
import { usePageMessages } from "../messages/page.ts";
import type { PageMessages } from "../messages/renderer-messages.ts";
import { usePermitted } from "../use-permitted.ts";
import type { DetailResponse } from "./detail-query.ts";
import { RowFields } from "./row-fields.tsx";
import type { RowOrigin } from "./row-origin.ts";

export interface RowFactsProps {
  /** The row and the list from which the page was opened. */
  origin: RowOrigin;
  /** The loaded record, by which the list is filtered. */
  response: DetailResponse;
}

/**
 * What the list said from which a record's page was opened: the status of an unpaid policy, or the reason a policy is
 * lost. Nothing for users who may not open that list.
 */
export function RowFacts({ origin, response }: RowFactsProps) {
  const client = useClient();
  const texts = useDetailMessages();
  const page = usePageMessages();
  const isPermitted = usePermitted();
  const { loadScreen, parts } = useHost();
  const loaded = useQuery({
    queryKey: ["screen", origin.list],
    queryFn: async () => {
      const found = await loadScreen(origin.list);
      await loadCustomFormats(found.screen, parts?.formats);
      return found;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { screen, endpoint, endpointId } = loaded.data ?? {};
  const columns =
    screen && endpoint
      ? columnsOf(screen, undefined)
          .flatMap((column) => resolveColumn(column, endpoint.fields) ?? [])
          .filter(isPermitted)
      : [];
  const idField = screen?.detail?.idField;
  const isAllowed = screen !== undefined && idField !== undefined && isPermitted({ access: screen.access });
  const query: Readonly<Record<string, FilterValue>> = {
    ...(screen && filterOf(screen, response)),
    columns: [...new Set(["id", ...(idField ? [idField] : []), ...columns.map(({ field }) => field)])].join(
      ",",
    ),
    pageSize: String(maxPageSize),
  };
  const rows = useQuery({
    queryKey: [endpointId ?? "", query, "facts"],
    queryFn: ({ signal }) => fetchRows(client, screen, endpointId, { query, signal }, page),
    enabled: isAllowed,
  });
  if (loaded.error || (screen && !isAllowed)) return null;
  if (rows.error) {
    const { error, isFetching, refetch } = rows;
    const isHidden = [403, 404].includes(errorStatus(error) ?? 0);
    return isHidden ? null : (
      <NotLoaded title={screen?.notLoaded ?? texts.notFound.title} {...{ error, isFetching, refetch }} />
    );
  }
  if (!screen?.detail || !idField || !endpointId || !rows.data) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="page:h-48" />
      </div>
    );
  }
  // The address can name a row of another record.
  const row = rows.data.find((one) => one.id === origin.row && one[idField] === response.id);
  if (!row) return <p className="page:text-fg-muted">{texts.noLongerIn(screen.title)}</p>;
  return <RowFields isWide detail={screen.detail} row={row} context={{ endpointId, columns }} />;
}

/** Narrows the list to rows with the record's name, so that the row is on the first page. */
function filterOf({ rowName }: ListScreen, response: DetailResponse): Record<string, FilterValue> {
  const name = rowName && response[rowName];
  return rowName && typeof name === "string" ? { [rowName]: name } : {};
}

async function fetchRows(
  client: ScreenClient,
  screen: ListScreen | undefined,
  id: string | undefined,
  request: { query: Readonly<Record<string, FilterValue>>; signal: AbortSignal },
  texts: PageMessages,
): Promise<readonly ListRow[]> {
  if (!screen || !id) return [];
  const response = await client.fetchJson<Page<ListRow>>(id, request);
  return readListResponse(response, screen, { pageKey: "", fetchedAt: Date.now() }, texts).rows;
}
