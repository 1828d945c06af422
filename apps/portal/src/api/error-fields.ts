import { isHTTPError } from "ky";

/** What the server found wrong with each field, by its name: `emails.0.email`. Empty where it said nothing of fields. */
export function errorFields(error: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isHTTPError(error) || typeof error.data !== "object" || error.data === null) return {};
  const errors: unknown = Reflect.get(error.data, "errors");
  if (typeof errors !== "object" || errors === null) return {};
  const entries = Object.entries(errors).map(([name, texts]) => [name, strings(texts)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
