import { type FilterValue, type ListId, valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";

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

/** Fetches a page of rows. The previous page stays available while the request is pending or has failed. */
export function useListRows(
  screen: ListScreen,
  id: ListId,
  query: Readonly<Record<string, FilterValue>>,
): ListRows {
  const origin = useCallOrigin();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [id, query, origin],
    queryFn: async ({ signal }) => {
      const response = await fetchJson(id, { query, signal, origin });
      return readListResponse(response, screen, { pageKey: JSON.stringify(query), fetchedAt: Date.now() });
    },
    placeholderData: keepPreviousData,
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

/** A page of a list. */
interface ListPageResponse {
  readonly rows: readonly ListRow[];
  /** The number of rows on all pages. */
  readonly totalRecords: number;
  /** Whether there are more rows than `totalRecords`, because counting stopped there. */
  readonly hasMoreRecords: boolean;
  /** The response body, for totals. */
  readonly response: unknown;
  /** Identifies the page. */
  readonly pageKey: string;
  /** When the response was received, in ms. Distinguishes refetches of the same page. */
  readonly fetchedAt: number;
}

/**
 * Reads the rows of a list response from the path that the screen declares, and sets `id` from `rowId`.
 * @throws Error if the response has no array at that path
 */
export function readListResponse(
  response: unknown,
  { rows: path = "data", rowId }: Pick<ListScreen, "rows" | "rowId">,
  { pageKey, fetchedAt }: Pick<ListPageResponse, "pageKey" | "fetchedAt">,
): ListPageResponse {
  const rows = valueAt(response, path);
  if (!Array.isArray(rows)) throw new Error(messages.listPage.broken.noRows(path));
  const totalRecords = valueAt(response, "totalRecords");
  return {
    rows: rowId === undefined ? rows : rows.map((row: ListRow) => ({ ...row, id: idOf(row, rowId) })),
    totalRecords: typeof totalRecords === "number" ? totalRecords : rows.length,
    hasMoreRecords: valueAt(response, "hasMoreRecords") === true,
    response,
    pageKey,
    fetchedAt,
  };
}

function idOf(row: ListRow, field: string): string {
  return String(valueAt(row, field) ?? "");
}
