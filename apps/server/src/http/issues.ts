import * as z from "zod";
import { Failure } from "./failure.ts";
import { faultWords } from "./fault-words.ts";

/** The most texts that a message repeats from `errors`. */
const mostRepeated = 3;

/**
 * Parses what came.
 * @param part what people call it: "query", "body", "path"
 * @throws Failure 422 with every fault under the name of its field
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: faultWords });
  if (result.success) return result.data;
  throw invalid(part, errorsOf(result.error, keysOf(schema)));
}

/** A 422 over these faults; its message repeats the first few. */
export function invalid(part: string, errors: Record<string, string[]>): Failure {
  const texts = Object.entries(errors).flatMap(([name, list]) =>
    list.map((text) => sentence(name === "" ? text : `${name}: ${text}`)),
  );
  const more = texts.length > mostRepeated ? ` (and ${texts.length - mostRepeated} more)` : "";
  return new Failure(
    422,
    `The ${part} is not valid. ${texts.slice(0, mostRepeated).join(" ")}${more}`,
    errors,
  );
}

/** Ended by a full stop, where it has no end of its own. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function errorsOf(error: z.ZodError, known: readonly string[]): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  const add = (name: string, text: string) => errors.set(name, [...(errors.get(name) ?? []), text]);
  for (const issue of error.issues) {
    if (issue.code !== "unrecognized_keys") add(issue.path.join("."), issue.message);
    else
      for (const key of issue.keys) add([...issue.path, key].join("."), unknownKey(issue.path.length, known));
  }
  return Object.fromEntries(errors);
}

function unknownKey(depth: number, known: readonly string[]): string {
  if (depth > 0) return "This is not known here.";
  return known.length === 0
    ? "Nothing is taken here."
    : `This is not known here; known are ${known.join(", ")}.`;
}

/** The keys that an object schema takes, also where a transform follows it. */
function keysOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return keysOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
