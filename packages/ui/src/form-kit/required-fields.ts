import { isFile } from "./form-values.js";

/** The part of a schema that determines which fields are required. Zod object schemas have it. */
export interface FormSchema {
  safeParse: (value: unknown) => { success: boolean };
}

/**
 * Whether the schema requires a value in the field: it accepts neither undefined nor null nor an empty value. Undefined if
 * the schema does not have the field.
 * @param initial the field's initial value, which shows whether it is a list, an object, or a single value
 */
export function isRequiredBySchema(schema: FormSchema, name: string, initial?: unknown): boolean | undefined {
  let field: unknown = schema;
  for (const key of name.split(".")) {
    field = /^\d+$/.test(key) ? elementOf(field) : property(property(unwrapped(field), "shape"), key);
    if (field === undefined) return undefined;
  }
  if (!isSchema(field)) return undefined;
  const { safeParse } = field;
  return [undefined, null, "", false, ...emptied(initial)].every((empty) => !safeParse(empty).success);
}

/** An empty list, or an object with empty texts, with nulls, or with either, as its texts and other values need. */
function emptied(value: unknown): unknown[] {
  if (Array.isArray(value)) return [[]];
  if (!isGroup(value)) return [];
  return [() => "", () => null, (part: unknown) => (typeof part === "string" ? "" : null)].map((empty) =>
    withEmptyParts(value, empty),
  );
}

/** Keeps booleans: a checkbox always has a value. */
function withEmptyParts(value: unknown, empty: (part: unknown) => unknown): unknown {
  if (typeof value === "boolean") return value;
  if (Array.isArray(value)) return [];
  if (!isGroup(value)) return empty(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withEmptyParts(part, empty)]));
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !isFile(value) && !(value instanceof Date);
}

/** The schema inside `optional()`, `nullable()` and the like. */
function unwrapped(schema: unknown): unknown {
  let inner = schema;
  while (property(inner, "shape") === undefined && property(inner, "element") === undefined) {
    const unwrap = property(inner, "unwrap");
    if (typeof unwrap !== "function") return inner;
    inner = Reflect.apply(unwrap, inner, []);
  }
  return inner;
}

function elementOf(schema: unknown): unknown {
  return property(unwrapped(schema), "element");
}

function isSchema(value: unknown): value is FormSchema {
  return typeof property(value, "safeParse") === "function";
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
