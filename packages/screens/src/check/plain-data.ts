import { formatPath } from "./format-path.ts";
import { invisibleCharacterIn, withInvisibleCharactersShown } from "./plain-text.ts";
import type { ProblemList } from "./problem-list.ts";

/** Limits far above any real screen, which has a few hundred values. */
export const dataLimits = { values: 20_000, depth: 30, characters: 500_000 } as const;

/** The state of the copy; `above` has the objects that contain the current value. */
interface Copying {
  readonly problems: ProblemList;
  /** Paths of values that are not JSON, and what they are. */
  readonly notData: { readonly steps: readonly PropertyKey[]; readonly kind: string }[];
  readonly above: Set<object>;
  values: number;
  characters: number;
}

/**
 * Copies a document value by value, so that later checks see only plain data. Reports values that JSON does not
 * support, and documents that are too large or nested too deeply.
 * @param wantedAt what the language allows at a path of the copy
 */
export function plainCopy(
  document: unknown,
  wantedAt: (copy: unknown, steps: readonly PropertyKey[]) => readonly string[],
  problems: ProblemList,
): unknown {
  const copying: Copying = { problems, notData: [], above: new Set(), values: 0, characters: 0 };
  try {
    const copy = copyOf(document, [], copying);
    for (const { steps, kind } of copying.notData) {
      const wanted = wantedAt(copy, steps);
      const only = wanted.length === 1 ? wanted[0] : undefined;
      problems.unknown(
        formatPath(steps),
        kind,
        "valid here, because a screen can only contain JSON data",
        wanted,
        only,
      );
    }
    return copy;
  } catch (error) {
    // Only a proxy can still throw here.
    problems.add("screen", `can't be read: ${error instanceof Error ? error.message : "it throws"}.`);
    return undefined;
  }
}

function copyOf(value: unknown, steps: readonly PropertyKey[], copying: Copying): unknown {
  const refuse = (text: string, found?: string) => {
    copying.problems.add(formatPath(steps), text, found);
    return undefined;
  };
  copying.values += 1;
  if (copying.values === dataLimits.values + 1)
    return refuse(`has more than ${dataLimits.values} values. Remove some.`);
  if (copying.values > dataLimits.values) return undefined;
  switch (typeof value) {
    case "string":
      return copyOfText(value, copying, refuse);
    case "boolean":
    case "undefined":
      return value;
    case "number":
      return Number.isFinite(value) ? value : refuse(`\`${value}\` is not a number in JSON.`, `${value}`);
    case "object":
      return value === null ? null : copyOfObject(value, steps, copying, refuse);
    default:
      copying.notData.push({ steps, kind: typeof value });
      return undefined;
  }
}

type Refuse = (text: string, found?: string) => undefined;

function copyOfText(text: string, copying: Copying, refuse: Refuse): string | undefined {
  if (!isCounted(text, copying, refuse)) return undefined;
  const invisible = invisibleCharacterIn(text);
  return invisible === undefined
    ? text
    : refuse(`contains the invisible character ${invisible}. Remove it.`, invisible);
}

/** Counts the characters of texts, and stops the copy at the limit. */
function isCounted({ length }: string, copying: Copying, refuse: Refuse): boolean {
  copying.characters += length;
  if (copying.characters <= dataLimits.characters) return true;
  copying.values = dataLimits.values + 1;
  refuse(`brings the document to more than ${dataLimits.characters} characters. Shorten it.`);
  return false;
}

function copyOfObject(
  value: object,
  steps: readonly PropertyKey[],
  copying: Copying,
  refuse: Refuse,
): unknown {
  if (copying.above.has(value)) return refuse("contains itself, which JSON doesn't support.");
  if (steps.length >= dataLimits.depth) return refuse(`is nested deeper than ${dataLimits.depth} levels.`);
  copying.above.add(value);
  const copy = Array.isArray(value)
    ? copyOfList(value, steps, copying, refuse)
    : copyOfRecord(value, steps, copying, refuse);
  copying.above.delete(value);
  return copy;
}

function copyOfList(
  value: readonly unknown[],
  steps: readonly PropertyKey[],
  copying: Copying,
  refuse: Refuse,
): unknown {
  if (value.length > dataLimits.values)
    return refuse(`has ${value.length} entries, more than the ${dataLimits.values} allowed.`);
  return Array.from(value, (item, index) => copyOf(item, [...steps, index], copying));
}

function copyOfRecord(
  value: object,
  steps: readonly PropertyKey[],
  copying: Copying,
  refuse: Refuse,
): unknown {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return refuse("is an instance of a class. Use plain JSON data.");
  const copy: Record<string, unknown> = {};
  for (const key of Reflect.ownKeys(value)) {
    if (copying.values > dataLimits.values) break;
    const at = [...steps, key];
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (typeof key === "string" && !isCounted(key, copying, refuse)) break;
    if (typeof key === "symbol" || key === "__proto__" || invisibleCharacterIn(key) !== undefined)
      copying.problems.add(
        formatPath(at),
        "is not an allowed name.",
        withInvisibleCharactersShown(String(key)),
      );
    else if (property && !("value" in property))
      copying.problems.add(formatPath(at), "is computed. Use plain JSON data.", key);
    else {
      const inner = copyOf(property?.value, at, copying);
      if (inner !== undefined) copy[key] = inner;
    }
  }
  return copy;
}
