import { valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ListScreen } from "@portico/screens";
import type { PageMessages } from "./messages/renderer-messages.ts";

/** A page of a list. */
export interface ListPageResponse {
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
  texts: PageMessages,
): ListPageResponse {
  const rows = valueAt(response, path);
  if (!Array.isArray(rows)) throw new Error(texts.listPage.broken.noRows(path));
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
