/** Nothing that is sent is nested deeper than this. */
const maxDepth = 20;
/** No object that is sent has as many keys. */
const maxKeys = 500;
/** All values together; the largest body names 10,000 rows. */
const maxValues = 20_000;

/** A value that is still to be looked at. */
interface Visit {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

/** What is wrong with the shape of some JSON: where, or the empty text for the whole, and what. */
export type ShapeProblem = readonly [path: string, text: string];

/**
 * Finds JSON that nothing here takes, before a schema reads it: nested too deeply, too many values, or a key that would
 * become an object's prototype. It ends at the first of these, so that rejecting costs less than parsing did.
 */
export function findShapeProblem(json: unknown): ShapeProblem | undefined {
  const open: Visit[] = isObject(json) ? [{ value: json, path: "", depth: 1 }] : [];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (depth > maxDepth) return ["", `It is nested too deeply: at most ${maxDepth} levels are accepted.`];
    const children = Array.isArray(value) ? [...value.slice(0, maxValues).entries()] : Object.entries(value);
    if (!Array.isArray(value) && children.length > maxKeys) {
      return ["", `An object in it has ${children.length} keys: at most ${maxKeys} are accepted.`];
    }
    values += Array.isArray(value) ? value.length : children.length;
    if (values > maxValues) return ["", `It has too many values: at most ${maxValues} are accepted.`];
    for (const [key, child] of children) {
      const childPath = path === "" ? String(key) : `${path}.${key}`;
      if (key === "__proto__") return [childPath, "This is not known here."];
      if (isObject(child)) open.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
