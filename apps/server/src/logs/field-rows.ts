/** The fields of a log entry as rows. Nested fields have dotted names: `err.code`. */
export function fieldRows(
  fields: Readonly<Record<string, unknown>>,
  prefix = "",
): { name: string; value: string }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return { name: `${prefix}${name}`, value: value.join("\n") };
    if (isObject(value)) return fieldRows(value, `${prefix}${name}.`);
    return { name: `${prefix}${name}`, value: String(value) };
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
