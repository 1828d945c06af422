import { valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { messages } from "../../messages/messages.ts";

/** One page as it was answered. */
export interface ListPageResponse {
  readonly rows: readonly ListRow[];
  /** Rows on all pages. */
  readonly totalRecords: number;
  /** There are more than `totalRecords`, which is as far as they are counted. */
  readonly hasMoreRecords: boolean;
  /** The whole response, for totals. */
  readonly answer: unknown;
  /** Tells the page from other pages. */
  readonly pageKey: string;
  /** When it was answered, in ms: tells it from the same page as it was before. */
  readonly fetchedAt: number;
}

/**
 * Reads a list's answer where the screen says the rows stand, each known by the field that tells it apart: what is sent
 * about it, selected and opened goes by its `id`.
 * @throws where there are none at all: not even an empty list
 */
export function readListResponse(
  answer: unknown,
  { rows: path = "data", rowId }: Pick<ListScreen, "rows" | "rowId">,
  { pageKey, fetchedAt }: Pick<ListPageResponse, "pageKey" | "fetchedAt">,
): ListPageResponse {
  const rows = valueAt(answer, path);
  if (!Array.isArray(rows)) throw new Error(messages.listPage.broken.noRows(path));
  const totalRecords = valueAt(answer, "totalRecords");
  return {
    rows: rowId === undefined ? rows : rows.map((row: ListRow) => ({ ...row, id: idOf(row, rowId) })),
    totalRecords: typeof totalRecords === "number" ? totalRecords : rows.length,
    hasMoreRecords: valueAt(answer, "hasMoreRecords") === true,
    answer,
    pageKey,
    fetchedAt,
  };
}

function idOf(row: ListRow, field: string): string {
  return String(valueAt(row, field) ?? "");
}
