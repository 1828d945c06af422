import type { ListScreen } from "@portico/screens";

/** The list from which a record's page was opened, and the row: an unpaid policy, whose page is that of its policy. */
export interface RowOrigin {
  /** The id of the screen. */
  readonly list: string;
  readonly row: string;
}

/**
 * Returns the query string that keeps the row on the page of another record. Ids only, since addresses are stored and
 * shared. Empty if the page shows the row itself.
 */
export function rowOriginQuery({ id, detail }: Pick<ListScreen, "id" | "detail">, rowId: string): string {
  if ((detail?.idField ?? "id") === "id") return "";
  return `?${new URLSearchParams({ list: id, row: rowId })}`;
}

/** Reads the query string of a record's page. Undefined if it was not opened from a row of another record. */
export function readRowOrigin(query: URLSearchParams): RowOrigin | undefined {
  const [list, row] = [query.get("list"), query.get("row")];
  return list && row ? { list, row } : undefined;
}
