import type { ListRow } from "@portico/contract/schemas";
import type { ActionTarget, FrozenSelection } from "../actions/target.ts";

/** What is selected on a list, on any page. */
export interface PickedRows {
  /** In the order they were selected, each as the page last knew it. */
  readonly rows: ReadonlyMap<string, ListRow>;
  /** 'All N matching', as the server froze it, in place of rows. */
  readonly frozen: FrozenSelection | undefined;
}

/** Nothing selected. */
export const nothingPicked: PickedRows = { rows: new Map(), frozen: undefined };

/** The rows of the page shown, by id. */
export type ShownRows = ReadonlyMap<string, ListRow>;

/** The selection after a gesture: these ids, each with what the page knows of it. What was frozen is given up. */
export function pick(before: PickedRows, ids: ReadonlySet<string>, shown: ShownRows): PickedRows {
  const rows = new Map<string, ListRow>();
  for (const id of ids) {
    const row = shown.get(id) ?? before.rows.get(id);
    if (row) rows.set(id, row);
  }
  return { rows, frozen: undefined };
}

/** All that match, as the server froze them. */
export function freeze(frozen: FrozenSelection): PickedRows {
  return { rows: new Map(), frozen };
}

/** What the server answers to 'Select all N matching'. */
export interface FrozenAnswer {
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
export function frozenAt(now: number, { selection, count, asOf, expiresAt }: FrozenAnswer): FrozenSelection {
  const lasts = Math.max(0, Date.parse(expiresAt) - Date.parse(asOf));
  return { token: selection, count, expiresAt: new Date(now + lasts).toISOString() };
}

/** The ids that the table marks: of 'all matching' those of the page shown. */
export function markedIds({ rows, frozen }: PickedRows, shown: ShownRows): ReadonlySet<string> {
  return new Set(frozen ? shown.keys() : rows.keys());
}

/** How many rows are selected, on any page. */
export function countPicked({ rows, frozen }: PickedRows): number {
  return frozen?.count ?? rows.size;
}

/** What actions are done to. */
export function targetOf({ rows, frozen }: PickedRows): ActionTarget {
  return frozen ? { rows: [], selection: frozen } : { rows: [...rows.values()] };
}

/** A page as it was fetched. */
export interface FetchedPage {
  readonly shown: ShownRows;
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
export function narrowingOf(pageKey: string): string {
  const query: unknown = pageKey === "" ? {} : JSON.parse(pageKey);
  const entries = Object.entries(typeof query === "object" ? { ...query } : {});
  return JSON.stringify(entries.filter(([name]) => !paging.has(name)).sort());
}

/** The parts of a list's query that say which of the matching rows are shown, and how. */
const paging = new Set(["columns", "sort", "pageNumber", "pageSize"]);

/** What is selected, with its rows as they are now. */
export interface Refreshed {
  readonly picked: PickedRows;
  /** How many selected rows the list no longer has. */
  readonly vanished: number;
}

/** Brings the rows selected up to date once a page was fetched. Where it is all there is, no other row is left. */
export function refresh(
  picked: PickedRows,
  { shown, totalRecords }: Pick<FetchedPage, "shown" | "totalRecords">,
): Refreshed {
  const isWhole = totalRecords <= shown.size;
  const gone = isWhole ? elsewhere(picked, shown) : [];
  const isSame = [...picked.rows].every(([id, row]) => (shown.get(id) ?? row) === row);
  if (isSame && gone.length === 0) return { picked, vanished: 0 };
  const rows = new Map([...picked.rows].map(([id, row]) => [id, shown.get(id) ?? row]));
  return without({ ...picked, rows }, gone);
}

/** The ids selected that are not on the page: only the list itself knows whether it still has them. */
export function elsewhere({ rows }: PickedRows, shown: ShownRows): string[] {
  return [...rows.keys()].filter((id) => !shown.has(id));
}

/** The selection without rows that the list no longer has. */
export function without(picked: PickedRows, gone: readonly string[]): Refreshed {
  const leaving = new Set(gone);
  const rows = new Map([...picked.rows].filter(([id]) => !leaving.has(id)));
  const vanished = picked.rows.size - rows.size;
  return { picked: vanished === 0 ? picked : { ...picked, rows }, vanished };
}
