import type { ListRow } from "@portico/contract/schemas";
import type { ActionTarget, FrozenSelection } from "../actions/target.ts";

/** The selected rows of a list, on all pages. */
export interface SelectedRows {
  /** In the order they were selected, each as last fetched. */
  readonly rows: ReadonlyMap<string, ListRow>;
  /** 'All N matching' with the server's token, instead of rows. */
  readonly frozen: FrozenSelection | undefined;
}

/** Nothing selected. */
export const nothingSelected: SelectedRows = { rows: new Map(), frozen: undefined };

/** The rows of the current page, by ID. */
export type PageRows = ReadonlyMap<string, ListRow>;

/** The selection after a gesture: these IDs with their rows. A frozen selection is dropped. */
export function select(before: SelectedRows, ids: ReadonlySet<string>, shown: PageRows): SelectedRows {
  const rows = new Map<string, ListRow>();
  for (const id of ids) {
    const row = shown.get(id) ?? before.rows.get(id);
    if (row) rows.set(id, row);
  }
  return { rows, frozen: undefined };
}

/** All matching rows, as frozen by the server. */
export function selectFrozen(frozen: FrozenSelection): SelectedRows {
  return { rows: new Map(), frozen };
}

/** What the server answers to 'Select all N matching'. */
export interface FrozenResponse {
  readonly selection: string;
  readonly count: number;
  /** When it was frozen, ISO 8601. */
  readonly asOf: string;
  readonly expiresAt: string;
}

/**
 * All that match as the server has just frozen them. When that is over is told by the clock of this machine, which may
 * go wrong: only how long it lasts is the server's.
 * @param now in ms
 */
export function frozenSelectionOf(
  now: number,
  { selection, count, asOf, expiresAt }: FrozenResponse,
): FrozenSelection {
  const lasts = Math.max(0, Date.parse(expiresAt) - Date.parse(asOf));
  return { token: selection, count, expiresAt: new Date(now + lasts).toISOString() };
}

/** The ids that the table marks: of 'all matching' those of the page shown. */
export function markedIds({ rows, frozen }: SelectedRows, shown: PageRows): ReadonlySet<string> {
  return new Set(frozen ? shown.keys() : rows.keys());
}

/** How many rows are selected, on any page. */
export function countSelected({ rows, frozen }: SelectedRows): number {
  return frozen?.count ?? rows.size;
}

/** The target of actions. */
export function targetOf({ rows, frozen }: SelectedRows): ActionTarget {
  return frozen ? { rows: [], selection: frozen } : { rows: [...rows.values()] };
}

/** A page as it was fetched. */
export interface FetchedPage {
  readonly shown: PageRows;
  /** Rows on all pages. */
  readonly totalRecords: number;
  /** Tells the page from other pages. */
  readonly pageKey: string;
  /** When, in ms. */
  readonly fetchedAt: number;
}

/**
 * What the rows of a page match, as a text.
 * @param pageKey the page's query as JSON
 */
export function filterKeyOf(pageKey: string): string {
  const query: unknown = pageKey === "" ? {} : JSON.parse(pageKey);
  const entries = Object.entries(typeof query === "object" ? { ...query } : {});
  return JSON.stringify(entries.filter(([name]) => !paging.has(name)).sort());
}

/** The parts of a list's query that say which of the matching rows are shown, and how. */
const paging = new Set(["columns", "sort", "pageNumber", "pageSize"]);

/** What is selected, with its rows as they are now. */
export interface RefreshResult {
  readonly selected: SelectedRows;
  /** How many selected rows the list no longer has. */
  readonly removedCount: number;
}

/** Updates the selected rows after a page was loaded. If the list has only this page, other rows are gone. */
export function refresh(
  selected: SelectedRows,
  { shown, totalRecords }: Pick<FetchedPage, "shown" | "totalRecords">,
): RefreshResult {
  const isWhole = totalRecords <= shown.size;
  const removedIds = isWhole ? idsOnOtherPages(selected, shown) : [];
  const isSame = [...selected.rows].every(([id, row]) => (shown.get(id) ?? row) === row);
  if (isSame && removedIds.length === 0) return { selected, removedCount: 0 };
  const rows = new Map([...selected.rows].map(([id, row]) => [id, shown.get(id) ?? row]));
  return deselect({ ...selected, rows }, removedIds);
}

/** The ids selected that are not on the page: only the list itself knows whether it still has them. */
export function idsOnOtherPages({ rows }: SelectedRows, shown: PageRows): string[] {
  return [...rows.keys()].filter((id) => !shown.has(id));
}

/** The selection without rows that the list no longer has. */
export function deselect(selected: SelectedRows, removedIds: readonly string[]): RefreshResult {
  const leaving = new Set(removedIds);
  const rows = new Map([...selected.rows].filter(([id]) => !leaving.has(id)));
  const removedCount = selected.rows.size - rows.size;
  return { selected: removedCount === 0 ? selected : { ...selected, rows }, removedCount };
}
