/** An error of a field. */
export interface FormError {
  /** The name of the field: `emails.0.email`. */
  readonly name: string;
  /** Where React Hook Form stores it: that of a list is at `emails.root`. */
  readonly path: string;
  readonly message: string;
  /** Reported by the server: the form cannot check it again. */
  readonly isFromServer: boolean;
}

/** All errors in React Hook Form's nested errors. */
export function listErrors(errors: unknown): readonly FormError[] {
  if (typeof errors !== "object" || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]) => errorsAt(key, error));
}

/** What React Hook Form keeps in an error besides those of inner values. */
const ownKeys = ["type", "types", "message", "ref"];

function errorsAt(path: string, error: unknown): readonly FormError[] {
  if (typeof error !== "object" || error === null) return [];
  const message: unknown = Reflect.get(error, "message");
  const isFromServer = Reflect.get(error, "type") === "server";
  const own =
    typeof message === "string" ? [{ name: path.replace(/\.root$/, ""), path, message, isFromServer }] : [];
  const inner = Object.entries(error).filter(([key]) => own.length === 0 || !ownKeys.includes(key));
  return [
    ...own,
    ...inner.flatMap(([key, value]) => (key === "ref" ? [] : errorsAt(`${path}.${key}`, value))),
  ];
}

/** The message of a field: its own, or the first one inside its value, such as the end of a date range. */
export function messageOf(error: unknown): string | undefined {
  return errorsAt("field", error)[0]?.message;
}

/** The error of the whole value of a field with parts, and those of its parts. */
export function errorsOfParts(error: unknown, parts: readonly string[]) {
  const own: unknown = typeof error === "object" && error !== null && Reflect.get(error, "message");
  return {
    error: typeof own === "string" ? own : undefined,
    errors: Object.fromEntries(
      listErrors(error).flatMap(({ name, message }) => (parts.includes(name) ? [[name, message]] : [])),
    ),
  };
}

/** The field in which an error is shown: the one with this name, or the nearest one that contains it. */
export function fieldFor(name: string, fields: readonly string[]): string | undefined {
  let candidate = name;
  while (candidate !== "") {
    if (fields.includes(candidate)) return candidate;
    candidate = candidate.slice(0, Math.max(0, candidate.lastIndexOf(".")));
  }
  return undefined;
}

/** The errors of a server by the fields of the form, and those that belong to none. */
export interface AssignedErrors {
  readonly fieldErrors: readonly { readonly name: string; readonly message: string }[];
  readonly others: readonly string[];
}

/**
 * Assigns a server's errors to fields. A message that several values of a field have is there once.
 * @param errors the messages by field, as in the body of a 422
 * @param fields the names of the form's fields, and of their parts that show their own errors
 */
export function assignErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
): AssignedErrors {
  const fieldErrors = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const [name, messages] of Object.entries(errors)) {
    const field = fieldFor(name, fields);
    if (messages.length === 0) continue;
    const known = field === undefined ? others : (fieldErrors.get(field) ?? new Set());
    for (const message of messages) known.add(message);
    if (field !== undefined) fieldErrors.set(field, known);
  }
  return {
    fieldErrors: [...fieldErrors].map(([name, messages]) => ({ name, message: [...messages].join(" ") })),
    others: [...others],
  };
}
