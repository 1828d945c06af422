import { isBlank } from "@portico/endpoints/schemas";
import type * as z from "zod";
import { formatPath } from "./format-path.ts";
import type { ProblemList } from "./problem-list.ts";
import { childOf, kindOfValue, objectFor, type Schema, schemaAt } from "./schema-walk.ts";

type Issue = z.core.$ZodIssue;

/** Reports what zod found wrong with a document, at the innermost path. */
export function addIssues(
  issues: readonly Issue[],
  language: Schema,
  document: unknown,
  problems: ProblemList,
) {
  for (const issue of issues) addIssue(issue, [], { language, document, problems });
}

interface Found {
  readonly language: Schema;
  readonly document: unknown;
  readonly problems: ProblemList;
}

function addIssue(issue: Issue, above: readonly PropertyKey[], found: Found) {
  const { language, document, problems } = found;
  const steps = [...above, ...issue.path];
  const path = formatPath(steps);
  const value = steps.reduce(childOf, document);
  switch (issue.code) {
    case "unrecognized_keys": {
      const at = schemaAt(language, document, steps);
      const allowed = Object.keys((at && objectFor(at, value)?.shape) ?? {});
      for (const key of issue.keys)
        problems.unknown(formatPath([...steps, key]), key, "a keyword allowed here", allowed);
      return;
    }
    case "invalid_value":
      addChoice(path, value, issue.values.map(String), problems);
      return;
    case "invalid_union":
      addUnion(issue, steps, found);
      return;
    case "invalid_type":
      addKind(path, value, [kindOfValue[issue.expected] ?? issue.expected], problems);
      return;
    case "invalid_key":
      problems.add(path, "is not allowed here.", String(steps.at(-1)));
      return;
    default:
      problems.add(path, whyNot(issue, value), Array.isArray(value) ? `${value.length}` : written(value));
  }
}

function addChoice(path: string, value: unknown, allowed: readonly string[], problems: ProblemList) {
  if (value !== undefined) problems.unknown(path, written(value), "allowed here", allowed);
  else problems.add(path, `is missing. Allowed: ${allowed.join(", ")}.`, written(value), allowed);
}

/** Why a value of the right type is not valid. */
function whyNot(issue: Issue, value: unknown): string {
  if (typeof value === "string" && isBlank(value)) return "can't be empty.";
  if (issue.code !== "too_big" && issue.code !== "too_small")
    return `\`${written(value)}\` is not valid here. ${issue.message}`;
  const limit = issue.code === "too_big" ? `up to ${issue.maximum}` : `at least ${issue.minimum}`;
  if (Array.isArray(value)) return `has ${value.length} entries. Allowed: ${limit}.`;
  if (typeof value === "string") return `has ${value.length} characters. Allowed: ${limit}.`;
  return `\`${written(value)}\` is not valid here. Allowed: ${limit}.`;
}

function addUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  steps: readonly PropertyKey[],
  found: Found,
) {
  const value = steps.reduce(childOf, found.document);
  if (issue.errors.length === 0) {
    const allowed = "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    found.problems.unknown(formatPath(steps), written(value), "a known kind", allowed);
    return;
  }
  const expected = issue.errors.map(wholeType);
  if (expected.every((one) => one !== undefined)) {
    const types = [...new Set(expected.map((one) => kindOfValue[one] ?? one))];
    addKind(formatPath(steps), value, types, found.problems);
    return;
  }
  const [meant = []] = issue.errors.toSorted((a, b) => badnessOfFit(a, value) - badnessOfFit(b, value));
  for (const inner of meant) addIssue(withOthers(inner, issue.errors), steps, found);
}

/** The type that a branch expects if the value has another one. */
function wholeType(branch: readonly Issue[]): string | undefined {
  const [issue] = branch;
  return issue?.code === "invalid_type" && issue.path.length === 0 ? issue.expected : undefined;
}

/** The branch of a union with the fewest problems, which is the likely one. */
function badnessOfFit(branch: readonly Issue[], value: unknown): number {
  return branch.reduce((sum, issue) => {
    const isWhole = issue.path.length === 0;
    if (
      isWhole &&
      (issue.code === "invalid_type" || (issue.code === "invalid_value" && typeof value === "object"))
    )
      return sum + 100;
    if (issue.code === "unrecognized_keys") return sum + issue.keys.length;
    // The value of the keyword that distinguishes the branches does not match.
    return sum + (issue.code === "invalid_value" && issue.path.length === 1 ? 3 : 1);
  }, 0);
}

/** If several branches allow certain keywords at one path, allows them all. */
function withOthers(issue: Issue, branches: readonly (readonly Issue[])[]): Issue {
  if (issue.code !== "invalid_value") return issue;
  const at = issue.path.join("\0");
  const values = branches
    .flat()
    .flatMap((other) => (other.code === "invalid_value" && other.path.join("\0") === at ? other.values : []));
  return { ...issue, values: [...new Set([...issue.values, ...values])] };
}

/** Reports that a value has none of the allowed types. */
function addKind(path: string, value: unknown, kinds: readonly string[], problems: ProblemList) {
  const what = kinds.join(" or ");
  const text =
    value === undefined ? `is missing. Expected ${what}.` : `\`${written(value)}\` is not ${what}.`;
  problems.add(path, text, written(value), kinds);
}

function written(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.slice(0, 80);
}
