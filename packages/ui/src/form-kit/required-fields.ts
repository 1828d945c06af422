/** The part of a schema that determines which fields are required. Zod object schemas have it. */
export interface FormSchema {
  safeParse: (value: unknown) => { success: boolean };
}

/**
 * Whether the schema requires a value in the field: it accepts neither undefined nor null nor an empty text. Undefined if
 * the schema does not have the field.
 */
export function isRequiredBySchema(schema: FormSchema, name: string): boolean | undefined {
  let field: unknown = schema;
  for (const key of name.split(".")) {
    field = /^\d+$/.test(key) ? elementOf(field) : property(property(unwrapped(field), "shape"), key);
    if (field === undefined) return undefined;
  }
  if (!isSchema(field)) return undefined;
  const { safeParse } = field;
  return [undefined, null, "", false].every((empty) => !safeParse(empty).success);
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
