/** The values of a form by the names of its top-level fields. */
export type ValueRecord = Readonly<Record<string, unknown>>;

/** Whether a value has values of its own, as an address has. Lists and dates have none. */
export function isRecord(value: unknown): value is ValueRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** The value at a name such as `emails.0.email`. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const key of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Whether two values are the same to a user: the order of keys and spaces around text do not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(comparable);
  if (isFile(value)) return [value.name, value.size, value.lastModified];
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, comparable(inner)]);
}

/** Whether it is a file, also where there is no `File`, as in an older Node. */
export function isFile(value: unknown): value is File {
  return typeof File !== "undefined" && value instanceof File;
}

/** The top-level values that differ from the base. */
export function changedValues(base: ValueRecord, values: ValueRecord): ValueRecord {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSameValue(base[key], value)));
}

/** Replaces positions in a name, so that it matches the field in every entry: `cards.0.number` is `cards.*.number`. */
export function patternOf(name: string): string {
  return name.replaceAll(/(^|\.)\d+(?=\.|$)/g, "$1*");
}

/** A copy without the values at the patterns, and without files, which cannot be stored as text. */
export function withoutSecrets(value: unknown, patterns: readonly string[], name = ""): unknown {
  if (patterns.includes(patternOf(name)) || isFile(value)) return undefined;
  const inner = (key: string) => (name === "" ? key : `${name}.${key}`);
  if (Array.isArray(value)) {
    return value.map((entry, index) => withoutSecrets(entry, patterns, inner(String(index))));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, part]) => [key, withoutSecrets(part, patterns, inner(key))] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
