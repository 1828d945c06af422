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

/** The selection once a page was fetched, with its rows as they are now. */
export interface Refreshed {
  readonly picked: PickedRows;
  /** How many selected rows the list no longer has. */
  readonly vanished: number;
}

/**
 * Brings the rows selected up to date. Those that left the page stay selected where they may have moved to another one.
 * @param now the page as it was fetched
 * @param before the same page as it was fetched the time before; undefined where it was another page
 */
export function refresh(picked: PickedRows, now: FetchedPage, before: FetchedPage | undefined): Refreshed {
  const isAway = (id: string) => before?.shown.has(id) === true && !now.shown.has(id);
  const away = [...picked.rows.keys()].filter(isAway);
  const isGone = before !== undefined && haveLeft(away.length, now, before);
  const rows = new Map<string, ListRow>();
  let isSame = true;
  for (const [id, row] of picked.rows) {
    const latest = isGone && isAway(id) ? undefined : (now.shown.get(id) ?? row);
    if (latest !== row) isSame = false;
    if (latest) rows.set(id, latest);
  }
  if (isSame) return { picked, vanished: 0 };
  return { picked: { ...picked, rows }, vanished: picked.rows.size - rows.size };
}

/** Whether so many rows left the list, and not the page alone: all that match is shown, or there are fewer of them. */
function haveLeft(count: number, now: FetchedPage, before: FetchedPage): boolean {
  return now.totalRecords <= now.shown.size || before.totalRecords - now.totalRecords >= count;
}
