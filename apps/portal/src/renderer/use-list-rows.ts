import type { ListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { type ListState, listQuery } from "./list-state.ts";

/** The page that a list's state asks for; the page before stays until the next one is here. */
export function useListRows(screen: ListScreen, id: ListId, state: ListState) {
  const query = listQuery(screen, state);
  return useQuery({
    queryKey: [id, query],
    queryFn: ({ signal }) => fetchJson(id, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
