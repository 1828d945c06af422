import type { KeywordType, ObjectShape, ObjectType } from "@portico/portal-config/keywords";
import { freeId } from "@portico/portal-config/starting";
import { isJsonObject, type JsonObject, propertyOf, textOf } from "../document/document.ts";

/** The value that a keyword starts with when it is added: an object with what it requires. */
export function emptyValue(type: KeywordType): unknown {
  switch (type.kind) {
    case "object":
      return emptyObject(type);
    case "list":
      return [];
    case "record":
    case "tones":
      return {};
    case "choice":
      return type.values[0];
    case "flag":
      return type.on;
    case "objectOrList":
      return emptyObject(type.object);
    default:
      return "";
  }
}

function emptyObject({ shapes: [shape], shapeKey }: ObjectType): JsonObject {
  if (!shape) return {};
  const required = shape.keywords.filter(({ isRequired }) => isRequired);
  const entries = required.map(({ key, type }) => [key, emptyValue(type)]);
  return { ...(shapeKey !== undefined && { [shapeKey]: shape.value }), ...Object.fromEntries(entries) };
}

/** The shape that fits a value best; undefined if `shapeKey` has a value that no shape has. */
export function shapeOf({ shapes, shapeKey }: ObjectType, value: JsonObject): ObjectShape | undefined {
  if (shapeKey !== undefined) return shapes.find((shape) => shape.value === propertyOf(value, shapeKey));
  const fit = ({ keywords }: ObjectShape) =>
    keywords.filter(({ key }) => Object.hasOwn(value, key)).length -
    keywords.filter(({ key, isRequired }) => isRequired && !Object.hasOwn(value, key)).length;
  return shapes.toSorted((a, b) => fit(b) - fit(a))[0];
}

/** The value in another shape, with the keywords that both shapes have. */
export function withShape(type: ObjectType, value: JsonObject, shapeValue: string): JsonObject {
  const shape = type.shapes.find((one) => one.value === shapeValue);
  if (!shape || type.shapeKey === undefined) return value;
  const preserved = Object.entries(value).filter(([key]) =>
    shape.keywords.some((keyword) => keyword.key === key),
  );
  const empty = emptyObject({ ...type, shapes: [shape] });
  return { ...empty, ...Object.fromEntries(preserved) };
}

/** The object of an entry; a text is short for the object with only its main keyword. */
export function expand({ shorthand }: ObjectType, raw: unknown): JsonObject | undefined {
  if (isJsonObject(raw)) return raw;
  return typeof raw === "string" && shorthand !== undefined ? { [shorthand]: raw } : undefined;
}

/** The entry as a document has it: an object with only its main keyword as a text. */
export function collapse({ shorthand }: ObjectType, value: JsonObject): unknown {
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === shorthand ? value[keys[0] ?? ""] : value;
}

/** The paths of the keywords that a value's form shows, with their problems. */
export function shownPaths(
  type: ObjectType,
  value: JsonObject,
  path: string,
  hidden: readonly string[] = [],
): readonly string[] {
  const keys = [type.shapeKey ?? [], shapeOf(type, value)?.keywords.map(({ key }) => key) ?? []].flat();
  return keys.filter((key) => !hidden.includes(key)).map((key) => `${path}.${key}`);
}

/** An empty entry for a list, with a free id if its entries have ids. */
export function emptyEntry(type: ObjectType, entries: readonly unknown[]): unknown {
  const entry = emptyObject(type);
  if (entry.id === undefined) return collapse(type, entry);
  const taken = entries.map((raw) => textOf(propertyOf(raw, "id")));
  return { ...entry, id: freeId(`entry-${entries.length + 1}`, taken) };
}
