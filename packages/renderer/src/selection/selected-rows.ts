import type { ListRow } from "@portico/endpoints/schemas";
import type { ActionTarget, FrozenSelection } from "../action-kinds/target.ts";

/** The selected rows of a list, across pages. */
export interface SelectedRows {
  /** In the order of selection, each as last fetched. */
  readonly rows: ReadonlyMap<string, ListRow>;
  /** 'All N matching', as a token of the server, instead of individual rows. */
  readonly frozen: FrozenSelection | undefined;
}

/** Nothing selected. */
export const nothingSelected: SelectedRows = { rows: new Map(), frozen: undefined };

/** The rows of the current page, by id. */
export type PageRows = ReadonlyMap<string, ListRow>;

/** Returns the selection with these ids. A selection of all matching rows is dropped. */
export function select(before: SelectedRows, ids: ReadonlySet<string>, pageRows: PageRows): SelectedRows {
  const rows = new Map<string, ListRow>();
  for (const id of ids) {
    const row = pageRows.get(id) ?? before.rows.get(id);
    if (row) rows.set(id, row);
  }
  return { rows, frozen: undefined };
}

/** Returns a selection of all matching rows. */
export function selectFrozen(frozen: FrozenSelection): SelectedRows {
  return { rows: new Map(), frozen };
}

/** The response to 'Select all N matching'. */
export interface FrozenResponse {
  readonly selection: string;
  readonly count: number;
  /** When the server resolved the selection, in ISO 8601. */
  readonly asOf: string;
  readonly expiresAt: string;
}

/**
 * Converts the response to a selection that expires by the local clock, which may differ from the server's.
 * @param now in ms
 */
export function frozenSelectionOf(
  now: number,
  { selection, count, asOf, expiresAt }: FrozenResponse,
): FrozenSelection {
  const duration = Math.max(0, Date.parse(expiresAt) - Date.parse(asOf));
  return { token: selection, count, expiresAt: new Date(now + duration).toISOString() };
}

/** Returns the ids that are selected in the table. For 'all matching', these are all ids of the page. */
export function selectedIdsOnPage({ rows, frozen }: SelectedRows, pageRows: PageRows): ReadonlySet<string> {
  return new Set(frozen ? pageRows.keys() : rows.keys());
}

/** Returns the number of selected rows on all pages. */
export function countSelected({ rows, frozen }: SelectedRows): number {
  return frozen?.count ?? rows.size;
}

/** Returns how many rows were selected before and no longer are. */
export function countDropped(before: SelectedRows, after: SelectedRows): number {
  if (after.frozen) return 0;
  if (before.frozen) return Math.max(0, before.frozen.count - after.rows.size);
  return [...before.rows.keys()].filter((id) => !after.rows.has(id)).length;
}

/** Returns the rows or the token that actions apply to. */
export function targetOf({ rows, frozen }: SelectedRows): ActionTarget {
  return frozen ? { rows: [], selection: frozen } : { rows: [...rows.values()] };
}

/** A fetched page. */
export interface FetchedPage {
  readonly pageRows: PageRows;
  /** The number of rows on all pages. */
  readonly totalRecords: number;
  /** Identifies the page. */
  readonly pageKey: string;
  /** When it was fetched, in ms. */
  readonly fetchedAt: number;
}

/**
 * Returns a key of the page's filters.
 * @param pageKey the page's query as JSON
 */
export function filterKeyOf(pageKey: string): string {
  const query: unknown = pageKey === "" ? {} : JSON.parse(pageKey);
  const entries = Object.entries(typeof query === "object" ? { ...query } : {});
  return JSON.stringify(entries.filter(([name]) => !paging.has(name)).sort());
}

/** Query parameters that don't affect which rows match. */
const paging = new Set(["columns", "sort", "pageNumber", "pageSize"]);

/** The selection with updated rows. */
export interface RefreshResult {
  readonly selected: SelectedRows;
  /** The number of selected rows that the list no longer contains. */
  readonly removedCount: number;
}

/**
 * Updates the selected rows after a page was loaded. If the list has only this page, rows that aren't on it were
 * removed.
 */
export function refresh(
  selected: SelectedRows,
  { pageRows, totalRecords }: Pick<FetchedPage, "pageRows" | "totalRecords">,
): RefreshResult {
  const isOnlyPage = totalRecords <= pageRows.size;
  const removedIds = isOnlyPage ? idsOnOtherPages(selected, pageRows) : [];
  const isUnchanged = [...selected.rows].every(([id, row]) => (pageRows.get(id) ?? row) === row);
  if (isUnchanged && removedIds.length === 0) return { selected, removedCount: 0 };
  const rows = new Map([...selected.rows].map(([id, row]) => [id, pageRows.get(id) ?? row]));
  return deselect({ ...selected, rows }, removedIds);
}

/** Returns the selected ids that aren't on the page. Only the server knows whether the list still contains them. */
export function idsOnOtherPages({ rows }: SelectedRows, pageRows: PageRows): string[] {
  return [...rows.keys()].filter((id) => !pageRows.has(id));
}

/** Returns the selection without rows that the list no longer contains. */
export function deselect(selected: SelectedRows, removedIds: readonly string[]): RefreshResult {
  const removed = new Set(removedIds);
  const rows = new Map([...selected.rows].filter(([id]) => !removed.has(id)));
  const removedCount = selected.rows.size - rows.size;
  return { selected: removedCount === 0 ? selected : { ...selected, rows }, removedCount };
}
