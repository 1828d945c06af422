import type * as z from "zod";

/** What is said of a fault that a schema has no words of its own for; undefined for the library's. */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "This is needed.";
  switch (issue.code) {
    case "invalid_type":
      return `This is to be ${kinds[issue.expected] ?? `a ${issue.expected}`}.`;
    case "invalid_value":
      return `One of: ${issue.values.join(", ")}.`;
    case "too_small":
      return `At least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`;
    case "too_big":
      return `At most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`;
    case "invalid_union":
      return "This is of no kind that is taken here.";
    default:
      return undefined;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  int: "a whole number",
  array: "a list",
  object: "an object",
  record: "an object",
  boolean: "true or false",
};

function unitOf(origin: string, count: number | bigint): string {
  const isOne = Number(count) === 1;
  if (origin === "string") return isOne ? " character" : " characters";
  return origin === "array" ? (isOne ? " entry" : " entries") : "";
}
