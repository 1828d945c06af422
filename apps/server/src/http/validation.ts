import * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { noNul } from "../json/json-shape.ts";
import { type FieldError, fieldErrorsOf, limitErrors } from "./field-errors.ts";

/** How many errors the message repeats. */
const maxErrorsInMessage = 3;

/**
 * Parses a part of a request.
 * @param part what the message calls it: "query", "body", "path"
 * @throws Failure 422 with the first twenty errors by field, also for texts with NUL
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: validationMessage });
  if (!result.success) throw invalidBy(part, errorsOf(result.error, keysOf(schema)));
  requireStorable(part, result.data);
  return result.data;
}

/** Refuses values that the database can't store. `findShapeProblem` looks into JSON. */
function requireStorable(part: string, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const names = Object.entries(value).flatMap(([name, texts]) =>
    [texts].flat().some((text) => typeof text === "string" && text.includes("\0")) ? [name] : [],
  );
  if (names.length === 0) return;
  throw invalidBy(
    part,
    names.map((name): FieldError => [name, noNul]),
  );
}

/** A 422 with these errors. The message repeats the first few and their total number. */
export function validationFailure(part: string, errors: Record<string, string[]>): Failure {
  return invalidBy(part, fieldErrorsOf(errors));
}

function invalidBy(part: string, all: Iterable<FieldError>): Failure {
  const { errors, total } = limitErrors(all);
  const texts = [...fieldErrorsOf(errors)].map(([name, text]) =>
    sentence(name === "" ? text : `${name}: ${text}`),
  );
  const repeated = texts.slice(0, maxErrorsInMessage);
  const more =
    total > repeated.length ? ` (and ${(total - repeated.length).toLocaleString("en-US")} more)` : "";
  return new Failure(422, `The ${part} is invalid. ${repeated.join(" ")}${more}`, errors);
}

/** Adds a period if there is no end punctuation. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function* errorsOf(error: z.ZodError, known: readonly string[]): Generator<FieldError> {
  let isFirst = true;
  for (const issue of error.issues) {
    if (issue.code !== "unrecognized_keys") yield [issue.path.join("."), issue.message];
    else
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        yield [path.join("."), path.length > 1 ? "Unknown field." : unknownKey(known, isFirst)];
        isFirst = false;
      }
  }
}

/** Lists the known fields only once, since the list can be long. */
function unknownKey(known: readonly string[], isFirst: boolean): string {
  if (known.length === 0) return "No fields are accepted here.";
  return isFirst ? `Unknown field. Known fields: ${known.join(", ")}.` : "Unknown field.";
}

/** The keys of an object schema, even if a transform follows. */
function keysOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return keysOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The message for a validation issue without its own message. Undefined to use the library's message. */
function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "Required.";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${kinds[issue.expected] ?? `a ${issue.expected}`}.`;
    case "invalid_value":
      return `Must be one of: ${issue.values.join(", ")}.`;
    case "too_small":
      return `At least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`;
    case "too_big":
      return `Up to ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`;
    case "invalid_union":
      return "Invalid value.";
    default:
      return undefined;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
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
