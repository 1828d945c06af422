/**
 * The keys whose values stay as they were sent: passwords, which a keyboard must be able to enter again, and records of
 * others, which are stored as they are.
 */
const unchangedKeys: ReadonlySet<string> = new Set(["pass", "pass_confirm", "rawJSON"]);

/**
 * A JSON value with all texts in the form in which texts are stored, Unicode's NFC: é is one character, not e and an
 * accent. The value must not be nested deeply.
 */
export function normalizeJson(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  if (Array.isArray(value)) return value.map(normalizeJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, unchangedKeys.has(key) ? child : normalizeJson(child)]),
  );
}
