import { entriesOf, isJsonObject, type JsonObject, propertyOf, textOf, withProperty } from "./document.ts";

/** The field of a declared column: a name, or an object with one. Empty if there is none. */
export function fieldOf(column: unknown): string {
  return textOf(isJsonObject(column) ? propertyOf(column, "field") : column);
}

/**
 * The document with the columns of the list and of its column sets in the order of these fields. Other columns, such as
 * those that only some people see, stay in their places.
 */
export function withColumnOrder(document: JsonObject, fields: readonly string[]): JsonObject {
  const sorted = (object: JsonObject) =>
    Array.isArray(object.columns) ? withProperty(object, "columns", inOrder(object.columns, fields)) : object;
  const { variants } = document;
  const next = sorted(document);
  if (!Array.isArray(variants)) return next;
  return withProperty(
    next,
    "variants",
    variants.map((set: unknown) => (isJsonObject(set) ? sorted(set) : set)),
  );
}

function inOrder(columns: unknown, fields: readonly string[]): readonly unknown[] {
  const indexOf = (column: unknown) => fields.indexOf(fieldOf(column));
  const moved = entriesOf(columns)
    .filter((column) => indexOf(column) >= 0)
    .toSorted((one, other) => indexOf(one) - indexOf(other))
    .values();
  return entriesOf(columns).map((column) => (indexOf(column) < 0 ? column : moved.next().value));
}
