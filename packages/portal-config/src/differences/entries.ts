import { isRecord } from "./record.ts";

/** An entry of a list: where it stands, what it says. */
export interface Entry {
  readonly index: number;
  /** Whether the list says it in a short way: what is in it has no path of its own. */
  readonly isShort: boolean;
  readonly value: unknown;
}

/** What tells entries apart, the first that is there. */
const names = ["id", "field", "filter", "from", "filters", "of", "path", "value", "name", "kind", "title"];

/** The entries of a list by what tells them apart; `word` is what the list is called. */
export function entriesOf(word: string, list: readonly unknown[]): ReadonlyMap<string, Entry> {
  const seen = new Map<string, number>();
  const entries = new Map<string, Entry>();
  for (const [index, said] of list.entries()) {
    const value = inFull(word, said);
    const name = nameOf(value) ?? "";
    const alike = seen.get(name) ?? 0;
    seen.set(name, alike + 1);
    entries.set(`${name}\0${alike}`, { index, isShort: value !== said, value });
  }
  return entries;
}

/** An entry as an object where the list has a short way to say it. */
function inFull(word: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  switch (word) {
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
 * Which entries, that both lists have, stand elsewhere among these than they did: as few as can be.
 * @param places where each stands now, in the order in which they stood
 */
export function movedOf(places: readonly number[]): ReadonlySet<number> {
  const stay = longestRising(places);
  return new Set(places.filter((place) => !stay.has(place)));
}

/** A run of places that rise, from its end. */
interface Run {
  readonly place: number;
  readonly before: Run | undefined;
}

/** The longest run of places that rise, which are those that stay. */
function longestRising(places: readonly number[]): ReadonlySet<number> {
  // Of the runs of each length the one with the lowest end; the ends rise with the length.
  const runs: Run[] = [];
  for (const place of places) {
    const length = runsBelow(place, runs);
    runs[length] = { place, before: runs[length - 1] };
  }
  const stay = new Set<number>();
  for (let run = runs.at(-1); run; run = run.before) stay.add(run.place);
  return stay;
}

function runsBelow(place: number, runs: readonly Run[]): number {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((runs[middle]?.place ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}
