import { formatPath } from "../check/format-path.ts";
import { childOf } from "../check/schema-walk.ts";
import type { Difference } from "./difference.ts";
import { type Entry, entriesOf, movedOf } from "./entries.ts";
import { type LabelOf, labelsOf } from "./labels.ts";
import { isRecord } from "./record.ts";
import { capital, wordFor } from "./words.ts";
import { written } from "./written.ts";

const longestName = 100;

/** Where one is in the documents. */
interface Place {
  readonly part: string;
  /** The words on the way, without the numbers. */
  readonly words: readonly string[];
  readonly steps: readonly PropertyKey[];
  /** Whether what is in it has no path of its own. */
  readonly isShort?: boolean;
  /** What people call it, from the outside in. */
  readonly names: readonly string[];
}

/** Compares two documents part by part. */
export class Comparison {
  readonly found: Difference[] = [];
  readonly #before: LabelOf;
  readonly #after: LabelOf;

  constructor(before: unknown, after: unknown) {
    this.#before = labelsOf(before);
    this.#after = labelsOf(after);
  }

  /** Notes what two values of one place say differently. */
  compare(before: unknown, after: unknown, place: Place) {
    if (before === after) return;
    if (isListOrNone(before) && isListOrNone(after)) this.#lists(before ?? [], after ?? [], place);
    else if (isRecord(before) && isRecord(after)) this.#records(before, after, place);
    else if (before === undefined) this.#note("added", place, undefined, after);
    else if (after === undefined) this.#note("removed", place, before, undefined);
    else this.#note("changed", place, before, after);
  }

  #records(
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
    { part, words, steps, names, isShort }: Place,
  ) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const isNamedValue = words.at(-1) === "permanentFilters";
      const name = isNamedValue ? this.#after(words, key) : wordFor(key);
      // The part itself says what its own words belong to.
      const inside = steps.length === 1 ? [capital(name)] : [...names, name];
      const place = { part, words: [...words, key], steps: isShort ? steps : [...steps, key], names: inside };
      this.compare(childOf(before, key), childOf(after, key), place);
    }
  }

  #lists(before: readonly unknown[], after: readonly unknown[], place: Place) {
    const word = place.words.at(-1) ?? "";
    const [old, now] = [entriesOf(word, before), entriesOf(word, after)];
    const kept = [...old.keys()].flatMap((key) => now.get(key)?.index ?? []);
    const moved = movedOf(kept);
    for (const [key, entry] of old) {
      if (!now.has(key))
        this.#note("removed", this.#at(entry, place, this.#before), besidesName(entry), undefined);
    }
    for (const [key, entry] of now) {
      const at = this.#at(entry, place, this.#after);
      const was = old.get(key);
      if (was && moved.has(entry.index)) this.#note("moved", at, placeOf(was), placeOf(entry));
      if (was) this.compare(was.value, entry.value, at);
      else this.#note("added", at, undefined, besidesName(entry));
    }
  }

  #at({ index, isShort, value }: Entry, { part, words, steps, names }: Place, labelOf: LabelOf): Place {
    const name = labelOf(words, value);
    // The part itself says what its entries are.
    return {
      part,
      words,
      steps: [...steps, index],
      isShort,
      names: steps.length === 1 ? [name] : [...names, name],
    };
  }

  #note(kind: Difference["kind"], { part, steps, names }: Place, before: unknown, after: unknown) {
    this.found.push({
      part,
      path: formatPath(steps),
      label: names.map(short).join(": "),
      kind,
      ...(before === undefined ? {} : { before: written(before) }),
      ...(after === undefined ? {} : { after: written(after) }),
    });
  }
}

function short(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

function isListOrNone(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

/** What an entry says; one that the list says in a short way is named already, so nothing may be left to say. */
function besidesName({ isShort, value }: Entry): unknown {
  if (!isShort || !isRecord(value)) return value;
  const rest = Object.entries(value).filter(([key]) => key !== "field" && key !== "filter");
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

function placeOf({ index }: Entry): string {
  return `position ${index + 1}`;
}
