import { isRecord, isSameValue, valueAt } from "./form-values.js";
import { hasValue } from "./section-completeness.js";

/**
 * The names of the values that a user entered, changed or cleared: `emails.0.email`. Leaves out empty values of a new
 * entry.
 */
export function enteredNames(before: unknown, after: unknown, name = ""): readonly string[] {
  if (isSameValue(before, after)) return [];
  const inside = partsOf(after);
  if (inside === undefined) return hasValue(before) || hasValue(after) ? [name] : [];
  return inside.flatMap(([key, value]) =>
    enteredNames(valueAt(before, key), value, name === "" ? key : `${name}.${key}`),
  );
}

/** The values in a record or a list of records; undefined for a single value, such as a list of choices. */
function partsOf(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (Array.isArray(value)) return value.some(isRecord) ? Object.entries(value) : undefined;
  return isRecord(value) ? Object.entries(value) : undefined;
}
