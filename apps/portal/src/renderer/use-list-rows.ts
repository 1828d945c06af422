import type { ListId, Page } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../api/client.ts";
import { type ListState, listQuery } from "./list-state.ts";

/** A row as it came over the wire. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The page that a list's state asks for; the page before stays until the next one is here. */
export function useListRows(screen: ListScreen, id: ListId, state: ListState) {
  const query = listQuery(screen, state);
  return useQuery({
    queryKey: [id, query],
    queryFn: ({ signal }) => fetchJson<Page<Row>>(id, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
