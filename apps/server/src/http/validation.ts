import * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { validationMessage } from "./fault-words.ts";
import { type FieldError, fieldErrorsOf, limitErrors } from "./field-errors.ts";

/** The most texts that a message repeats from `errors`. */
const mostRepeated = 3;

/**
 * Parses what came.
 * @param part what people call it: "query", "body", "path"
 * @throws Failure 422 with the first twenty faults, each under the name of its field
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: validationMessage });
  if (result.success) return result.data;
  throw invalidBy(part, errorsOf(result.error, keysOf(schema)));
}

/** A 422 over these faults; its message repeats the first few and says how many there are. */
export function validationFailure(part: string, errors: Record<string, string[]>): Failure {
  return invalidBy(part, fieldErrorsOf(errors));
}

function invalidBy(part: string, all: Iterable<FieldError>): Failure {
  const { errors, total } = limitErrors(all);
  const texts = [...fieldErrorsOf(errors)].map(([name, text]) =>
    sentence(name === "" ? text : `${name}: ${text}`),
  );
  const repeated = texts.slice(0, mostRepeated);
  const more =
    total > repeated.length ? ` (and ${(total - repeated.length).toLocaleString("en-US")} more)` : "";
  return new Failure(422, `The ${part} is not valid. ${repeated.join(" ")}${more}`, errors);
}

/** Ended by a full stop, where it has no end of its own. */
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
        yield [path.join("."), path.length > 1 ? "This is not known here." : unknownKey(known, isFirst)];
        isFirst = false;
      }
  }
}

/** Lists the known names for the first unknown one only: the list can be long. */
function unknownKey(known: readonly string[], isFirst: boolean): string {
  if (known.length === 0) return "Nothing is taken here.";
  return isFirst ? `This is not known here; known are ${known.join(", ")}.` : "This is not known here.";
}

/** The keys that an object schema takes, also where a transform follows it. */
function keysOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return keysOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
