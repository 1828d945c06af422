import type { KeywordType, ObjectShape, ObjectType } from "@portico/portal-config/keywords";
import { freeId } from "@portico/portal-config/starting";
import { isJsonObject, type JsonObject, propertyOf } from "./document.ts";

/** The maximum number of entries shown, more than any list of a screen may have. */
const maxEntries = 200;

/** Whether the form can show a value of a keyword. It shows any single value, with the problem. */
export function canShow(type: KeywordType, value: unknown): boolean {
  switch (type.kind) {
    case "list":
      return (
        Array.isArray(value) && value.length <= maxEntries && value.every((one) => isEntry(type.of, one))
      );
    case "tones":
      return isJsonObject(value) && Object.keys(value).length <= maxEntries;
    case "record":
      return isJsonObject(value) && Object.values(value).every((one) => isEntry(type.of, one));
    case "object":
      return isJsonObject(value);
    case "objectOrList":
      return isJsonObject(value) || canShow(type.list, value);
    default:
      return true;
  }
}

/** Whether a value can be an entry of a list or record. Objects are checked one by one. */
function isEntry({ kind }: KeywordType, value: unknown): boolean {
  if (kind === "text" || kind === "choice") return typeof value === "string";
  return kind !== "number" || typeof value === "number";
}

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
  const required = (shape?.keywords ?? []).filter(({ isRequired }) => isRequired);
  const entries = required.map(({ key, type }) => [key, emptyValue(type)]);
  return { ...(shapeKey !== undefined && { [shapeKey]: shape?.value }), ...Object.fromEntries(entries) };
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
  const shapes = type.shapes.filter((one) => one.value === shapeValue);
  const keys = shapes.flatMap(({ keywords }) => keywords.map(({ key }) => key));
  const preserved = Object.entries(value).filter(([key]) => keys.includes(key) && key !== type.shapeKey);
  return { ...emptyObject({ ...type, shapes }), ...Object.fromEntries(preserved) };
}

/** The object of an entry; a text is short for the object with only its main keyword. */
export function expand({ shorthand }: ObjectType, raw: unknown): JsonObject | undefined {
  if (isJsonObject(raw)) return raw;
  return typeof raw === "string" && shorthand !== undefined ? { [shorthand]: raw } : undefined;
}

/** The entry as a document has it: an object with only its main keyword as a text. */
export function collapse({ shorthand = "" }: ObjectType, value: JsonObject): unknown {
  return Object.keys(value).join() === shorthand ? value[shorthand] : value;
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
  const taken = entries.map((raw) => String(propertyOf(raw, "id")));
  return { ...entry, id: freeId(`entry-${entries.length + 1}`, taken) };
}
