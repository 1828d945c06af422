import type { Contract } from "@portico/endpoints";
import { formatPath } from "../check/format-path.ts";
import { childOf } from "../check/schema-walk.ts";
import { describeValue } from "./describe.ts";
import type { Difference } from "./difference.ts";
import { type Entry, entriesOf, movedOf } from "./entries.ts";
import { capital, type KeywordNames } from "./keywords.ts";
import { type LabelOf, labelsOf } from "./labels.ts";
import { isRecord } from "./record.ts";

const maxNameLength = 100;

/** A path in the documents. */
interface DocumentPath {
  readonly part: string;
  /** The keys of the path, without indexes. */
  readonly keywords: readonly string[];
  readonly steps: readonly PropertyKey[];
  /** Whether its content has no path of its own. */
  readonly isShort?: boolean;
  /** The display names from the outside in. */
  readonly names: readonly string[];
}

/** Compares two documents part by part. */
export class Comparison {
  readonly found: Difference[] = [];
  readonly #before: LabelOf;
  readonly #after: LabelOf;

  readonly #keywords: KeywordNames;

  constructor(before: unknown, after: unknown, contract: Pick<Contract, "find">, keywords: KeywordNames) {
    this.#keywords = keywords;
    this.#before = labelsOf(before, contract);
    this.#after = labelsOf(after, contract);
  }

  /** Reports the differences of two values at one path. */
  compare(before: unknown, after: unknown, path: DocumentPath) {
    if (before === after) return;
    if (isListOrNone(before) && isListOrNone(after)) this.#lists(before ?? [], after ?? [], path);
    else if (isRecord(before) && isRecord(after)) this.#records(before, after, path);
    else if (before === undefined) this.#note("added", path, undefined, after);
    else if (after === undefined) this.#note("removed", path, before, undefined);
    else this.#note("changed", path, before, after);
  }

  #records(
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
    { part, keywords, steps, names, isShort }: DocumentPath,
  ) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const isNamedValue = keywords.at(-1) === "permanentFilters";
      const name = isNamedValue ? this.#after(keywords, key) : this.#keywords.nameAt([...keywords, key]);
      // The part already names what its own keywords belong to.
      const inside = steps.length === 1 ? [capital(name)] : [...names, name];
      const path = {
        part,
        keywords: [...keywords, key],
        steps: isShort ? steps : [...steps, key],
        names: inside,
      };
      this.compare(childOf(before, key), childOf(after, key), path);
    }
  }

  #lists(before: readonly unknown[], after: readonly unknown[], path: DocumentPath) {
    const keyword = path.keywords.at(-1) ?? "";
    const [old, now] = [entriesOf(keyword, before), entriesOf(keyword, after)];
    const positions = [...old.keys()].flatMap((key) => now.get(key)?.index ?? []);
    const moved = movedOf(positions);
    for (const [key, entry] of old) {
      if (!now.has(key))
        this.#note("removed", this.#at(entry, path, this.#before), besidesName(entry), undefined);
    }
    for (const [key, entry] of now) {
      const at = this.#at(entry, path, this.#after);
      const was = old.get(key);
      if (was && moved.has(entry.index)) this.#note("moved", at, pathOf(was), pathOf(entry));
      if (was) this.compare(was.value, entry.value, at);
      else this.#note("added", at, undefined, besidesName(entry));
    }
  }

  #at(
    { index, isShort, value }: Entry,
    { part, keywords, steps, names }: DocumentPath,
    labelOf: LabelOf,
  ): DocumentPath {
    const name = labelOf(keywords, value);
    // The part already names its entries.
    return {
      part,
      keywords,
      steps: [...steps, index],
      isShort,
      names: steps.length === 1 ? [name] : [...names, name],
    };
  }

  #note(
    kind: Difference["kind"],
    { part, keywords, steps, names }: DocumentPath,
    before: unknown,
    after: unknown,
  ) {
    const describe = (value: unknown) => describeValue(value, keywords, this.#keywords);
    this.found.push({
      part,
      path: formatPath(steps),
      label: names.map(short).join(": "),
      kind,
      ...(before === undefined ? {} : { before: describe(before) }),
      ...(after === undefined ? {} : { after: describe(after) }),
    });
  }
}

function short(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

function isListOrNone(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

/** The content of an entry, which is empty if its short form is only a name. */
function besidesName({ isShort, value }: Entry): unknown {
  if (!isShort || !isRecord(value)) return value;
  const rest = Object.entries(value).filter(([key]) => key !== "field" && key !== "filter");
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

function pathOf({ index }: Entry): string {
  return `position ${index + 1}`;
}
