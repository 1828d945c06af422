import { closest, distance } from "fastest-levenshtein";
import type * as z from "zod";

/** One thing wrong with a screen. */
export interface ScreenProblem {
  /** Where, as `columns[3].field`. */
  readonly path: string;
  /** The whole sentence, path included. */
  readonly message: string;
  /** What would be right, where that is a list. */
  readonly allowed?: readonly string[];
  /** The allowed name most like what was found. */
  readonly nearest?: string;
}

/** Collects what is wrong with a screen, in words that say how to mend it. */
export class ProblemList {
  readonly found: ScreenProblem[] = [];

  /** Says that something at `path` is wrong. */
  add(path: string, text: string) {
    this.found.push({ path, message: `${path}: ${text}` });
  }

  /** Says that `name` at `path` is not one of `allowed`, and which comes nearest. */
  unknown(path: string, name: string, expected: string, allowed: readonly string[]) {
    const nearest = nearestOf(name, allowed);
    const hint = nearest === undefined ? "" : `; did you mean \`${nearest}\`?`;
    const rest = allowed.length > 0 ? ` Allowed: ${allowed.join(", ")}.` : "";
    this.found.push({
      path,
      message: `${path}: \`${name}\` is not ${expected}${hint}${rest}`,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
    });
  }

  /** Says which of `names` stand twice. */
  noRepeats(path: string, names: readonly string[]) {
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    for (const name of repeated) this.add(path, `\`${name}\` stands twice.`);
  }

  /** Takes over what zod found, at the depth where it was found. */
  addIssues(issues: readonly z.core.$ZodIssue[], document: unknown) {
    for (const issue of issues) this.addIssue(issue, document, []);
  }

  private addIssue(issue: z.core.$ZodIssue, document: unknown, above: readonly PropertyKey[]) {
    const keys = [...above, ...issue.path];
    const path = formatPath(keys);
    const value = valueAtKeys(document, keys);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) this.add(formatPath([...keys, key]), "is no word of the language.");
    } else if (issue.code === "invalid_value" && typeof value === "string") {
      this.unknown(path, value, "allowed here", issue.values.map(String));
    } else if (issue.code === "invalid_union") {
      const branch = issue.errors.toSorted((a, b) => deepest(b) - deepest(a))[0] ?? [];
      if (branch.length === 0) this.add(path, issue.message);
      for (const inner of branch) this.addIssue(inner, document, keys);
    } else {
      this.add(path, `${issue.message} Found ${describeValue(value)}.`);
    }
  }
}

/** Of a union's branches the one that got furthest is the one that was meant. */
function deepest(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(
    0,
    ...issues.map((issue) => issue.path.length + (issue.code === "unrecognized_keys" ? 1 : 0)),
  );
}

function formatPath(keys: readonly PropertyKey[]): string {
  if (keys.length === 0) return "screen";
  return keys
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`))
    .join("");
}

function valueAtKeys(document: unknown, keys: readonly PropertyKey[]): unknown {
  let value = document;
  for (const key of keys) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "function") return "a function, and screens are data alone";
  if (typeof value === "number") return `\`${value}\``;
  return `\`${written(value).slice(0, 80)}\``;
}

/** The value as JSON, or as whatever text it has where it is no JSON. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return String(value);
  }
}

/** The allowed name most like `name`; undefined where none is like it at all. */
export function nearestOf(name: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const found = closest(name, allowed);
  return distance(name.toLowerCase(), found.toLowerCase()) <= Math.max(2, name.length / 2)
    ? found
    : undefined;
}
