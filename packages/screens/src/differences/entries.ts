import { isRecord } from "./record.ts";

/** An entry of a list: its index and its value. */
export interface Entry {
  readonly index: number;
  /** Whether the document has it in its short form: its content has no path of its own. */
  readonly isShort: boolean;
  readonly value: unknown;
}

/** The keys that identify an entry; the first that exists counts. */
const names = ["id", "field", "filter", "from", "filters", "of", "path", "value", "name", "kind", "title"];

/** The entries of a list by what identifies them; `keyword` is the list's. */
export function entriesOf(keyword: string, list: readonly unknown[]): ReadonlyMap<string, Entry> {
  const seen = new Map<string, number>();
  const entries = new Map<string, Entry>();
  for (const [index, declared] of list.entries()) {
    const value = inFull(keyword, declared);
    const name = nameOf(value) ?? "";
    const alike = seen.get(name) ?? 0;
    seen.set(name, alike + 1);
    entries.set(`${name}\0${alike}`, { index, isShort: value !== declared, value });
  }
  return entries;
}

/** An entry in its long form, if it has one. */
function inFull(keyword: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  switch (keyword) {
    case "columns":
    case "fields":
      return { field: value };
    case "filters":
      return { filter: value };
    case "sort":
      return { field: value.replace(/^-/, ""), order: value.startsWith("-") ? "descending" : "ascending" };
    default:
      return value;
  }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (!isRecord(value)) return undefined;
  const name = names.find((one) => Object.hasOwn(value, one));
  return name === undefined ? undefined : `${name} ${JSON.stringify(value[name])}`;
}

/**
 * The smallest set of common entries that have to move to get from the old order to the new one.
 * @param positions their new positions, in their old order
 */
export function movedOf(positions: readonly number[]): ReadonlySet<number> {
  const stay = longestRising(positions);
  return new Set(positions.filter((position) => !stay.has(position)));
}

/** The end of an increasing run of positions, linked to the rest of it. */
interface Run {
  readonly position: number;
  readonly before: Run | undefined;
}

/** The longest increasing run of positions, which are the entries that stay. */
function longestRising(positions: readonly number[]): ReadonlySet<number> {
  // The run with the lowest end for each length; the ends increase with the length.
  const runs: Run[] = [];
  for (const position of positions) {
    const length = runsBelow(position, runs);
    runs[length] = { position, before: runs[length - 1] };
  }
  const stay = new Set<number>();
  for (let run = runs.at(-1); run; run = run.before) stay.add(run.position);
  return stay;
}

function runsBelow(position: number, runs: readonly Run[]): number {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((runs[middle]?.position ?? 0) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}
