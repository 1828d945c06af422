/** A row of a JSON tree. Its path is a JSON Pointer (RFC 6901). */
export interface JsonRow {
  path: string;
  /** The level in the tree, from 1. */
  level: number;
  /** The key in its object or the index in its list. Undefined for the root. */
  name: string | undefined;
  value: unknown;
  /** Its position among the rows of its parent, from 1, and their number. */
  position: number;
  size: number;
  /** The number of entries of an object or a list. Undefined for other values. */
  count: number | undefined;
  isExpanded: boolean;
  /** How many entries of its parent follow, if the row shows more of them. Otherwise 0. */
  more: number;
}

/** Which rows are open: by path, whether it is expanded, and how many entries it shows. */
export interface JsonTreeState {
  expanded: ReadonlyMap<string, boolean>;
  shown: ReadonlyMap<string, number>;
}

/** How many entries of a list or an object are shown at first, and added at once. */
export const pageOfEntries = 100;

/** The visible rows of a value, from top to bottom. Down to a level, its rows are expanded unless the user collapsed them. */
export function jsonRows(value: unknown, state: JsonTreeState, expandedLevels: number): readonly JsonRow[] {
  const rows: JsonRow[] = [];
  const add = (row: Omit<JsonRow, "count" | "isExpanded" | "more">) => {
    const entries = entriesOf(row.value);
    const isExpanded =
      entries !== undefined &&
      entries.length > 0 &&
      (state.expanded.get(row.path) ?? row.level <= expandedLevels);
    rows.push({ ...row, count: entries?.length, isExpanded, more: 0 });
    if (!isExpanded) return;
    const shown = state.shown.get(row.path) ?? pageOfEntries;
    const more = Math.max(0, entries.length - shown);
    const size = entries.length - more + (more > 0 ? 1 : 0);
    const level = row.level + 1;
    entries.slice(0, shown).forEach(([name, entry], index) => {
      add({ path: childPath(row.path, name), level, name, value: entry, position: index + 1, size });
    });
    if (more > 0) {
      // No key is written as `~` alone.
      const rest = { name: undefined, value: undefined, count: undefined, isExpanded: false };
      rows.push({ path: `${row.path}/~`, level, position: size, size, more, ...rest });
    }
  };
  add({ path: "", level: 1, name: undefined, value, position: 1, size: 1 });
  return rows;
}

/** The keys and values of an object or a list; undefined for other values. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((entry, index) => [String(index), entry]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

function childPath(path: string, name: string): string {
  return `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The index of the row that contains a row. -1 for the root. */
export function parentIndex(rows: readonly JsonRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  return rows.findLastIndex((row, at) => at < index && row.level < level);
}

/** A value as JSON, as it is copied. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? String(value);
}

/** How many characters of a text are shown at first. */
export const shortLength = 200;

/** Whether only the start of a text is shown at first. */
export function isLong(value: unknown): boolean {
  return typeof value === "string" && value.length > shortLength;
}
