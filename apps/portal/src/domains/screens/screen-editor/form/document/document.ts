/** A JSON object of the document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether something is an object of JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object with one property changed; undefined removes it. */
export function withProperty(object: JsonObject, name: string, value: unknown): JsonObject {
  const { [name]: _, ...rest } = object;
  if (value === undefined) return rest;
  return Object.hasOwn(object, name)
    ? Object.fromEntries(
        Object.entries(object).map(([key, declared]) => [key, key === name ? value : declared]),
      )
    : { ...object, [name]: value };
}

/** An own entry of a record; undefined if it is missing. */
export function entryOf<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A property of an object; undefined if it is missing. */
export function propertyOf(object: unknown, name: string): unknown {
  return isJsonObject(object) ? entryOf(object, name) : undefined;
}

/** The value if it is a string, otherwise an empty string. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The value if it is a list, otherwise an empty list. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a list: empty if it is missing, undefined if it is not a list. */
export function listOf(object: unknown, name: string): readonly unknown[] | undefined {
  const value = propertyOf(object, name);
  return value === undefined || Array.isArray(value) ? entriesOf(value) : undefined;
}

/** Whether two values are equal as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
