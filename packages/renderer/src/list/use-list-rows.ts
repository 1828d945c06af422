import type { FilterValue, Page } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen } from "@portico/screens";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { type ListPageResponse, readListResponse } from "../list-response.ts";
import { usePageMessages } from "../messages/page.ts";

/** The rows of a list and the state of their request. */
export interface ListRows extends Partial<Omit<ListPageResponse, "rows">> {
  /** The requested rows, or the previous ones while the request is pending or has failed. */
  readonly rows: readonly ListRow[];
  /** The error of the last request. */
  readonly error: Error | null;
  /** Whether no rows were loaded yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Whether the rows belong to a previous request. */
  readonly isStale: boolean;
  readonly refetch: () => void;
}

const noRows: readonly ListRow[] = [];

/** Fetches a page of rows, unless it is not enabled. The previous page stays available while the request is pending or has failed. */
export function useListRows(
  screen: ListScreen,
  id: string,
  query: Readonly<Record<string, FilterValue>>,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): ListRows {
  const client = useClient();
  const texts = usePageMessages();
  const origin = useCallOrigin();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [id, query, origin],
    queryFn: async ({ signal }) => {
      const response = await client.fetchJson<Page<ListRow>>(id, { query, signal, origin });
      const page = { pageKey: JSON.stringify(query), fetchedAt: Date.now() };
      return readListResponse(response, screen, page, texts);
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const lastPage = useLastDefined(data);
  return {
    rows: noRows,
    ...lastPage,
    error,
    isPending: isPending && lastPage === undefined,
    isFetching,
    isStale: isPlaceholderData || (error !== null && lastPage !== undefined),
    refetch: () => void refetch(),
  };
}

/** Returns the value, or the last defined value while it is undefined. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
