/** The maximum nesting depth. */
const maxDepth = 20;
/** The maximum number of keys of an object. */
const maxKeys = 500;
/** The maximum number of values. The largest valid body names 10,000 rows. */
const maxValues = 20_000;

/** Why a text with NUL, which the database can't store, is refused. */
export const noNul = "Can't contain the character NUL.";

/** A value to check. */
interface Visit {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

/** A problem with the shape of JSON: its path (empty for the whole), and the message. */
export type ShapeProblem = readonly [path: string, text: string];

/**
 * Finds JSON that no endpoint accepts, before a schema parses it: nested too deeply, too many values, a key that would
 * set an object's prototype, or a text that the database can't store. Stops at the first problem, so that rejecting is cheaper than parsing.
 */
export function findShapeProblem(json: unknown): ShapeProblem | undefined {
  const open: Visit[] = isObject(json) ? [{ value: json, path: "", depth: 1 }] : [];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (depth > maxDepth) return ["", `Nested too deeply. The maximum is ${maxDepth} levels.`];
    const children = Array.isArray(value) ? [...value.slice(0, maxValues).entries()] : Object.entries(value);
    if (!Array.isArray(value) && children.length > maxKeys) {
      return ["", `An object has ${children.length} keys. The maximum is ${maxKeys}.`];
    }
    values += Array.isArray(value) ? value.length : children.length;
    if (values > maxValues) return ["", `Too many values. The maximum is ${maxValues}.`];
    for (const [key, child] of children) {
      const childPath = path === "" ? String(key) : `${path}.${key}`;
      if (key === "__proto__") return [childPath, "Unknown field."];
      if (typeof child === "string" && child.includes("\0")) return [childPath, noNul];
      if (isObject(child)) open.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
