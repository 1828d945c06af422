import type { ListId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fetchJson } from "../../api/client.ts";
import { type ListPageResponse, readListResponse } from "./list-response.ts";
import { useLastKnown } from "./use-last-known.ts";

/** The rows of a list, and how far they are. */
export interface ListRows extends Partial<Omit<ListPageResponse, "rows">> {
  /** The requested rows, or the previous ones while others are loading or could not be loaded. */
  readonly rows: readonly ListRow[];
  /** Why the requested rows could not be loaded. */
  readonly error: Error | null;
  /** There have been no rows yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Whether the rows are of an earlier request. */
  readonly isStale: boolean;
  readonly refetch: () => void;
}

const noRows: readonly ListRow[] = [];

/** The page of a query; the previous page stays while the next one is loading, or if that fails. */
export function useListRows(
  screen: ListScreen,
  id: ListId,
  query: Readonly<Record<string, string>>,
): ListRows {
  const origin = useCallOrigin();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [id, query, origin],
    queryFn: async ({ signal }) => {
      const answer = await fetchJson(id, { query, signal, origin });
      return readListResponse(answer, screen, { pageKey: JSON.stringify(query), fetchedAt: Date.now() });
    },
    placeholderData: keepPreviousData,
  });
  const known = useLastKnown(data);
  return {
    rows: noRows,
    ...known,
    error,
    isPending: isPending && known === undefined,
    isFetching,
    isStale: isPlaceholderData || (error !== null && known !== undefined),
    refetch: () => void refetch(),
  };
}
