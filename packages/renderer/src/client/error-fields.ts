import { CallError } from "./call-error.ts";

/** Returns the server's messages by field path, such as `emails.0.email`. Empty if the response has no field errors. */
export function errorFields(error: unknown): Readonly<Record<string, readonly string[]>> {
  if (!(error instanceof CallError) || typeof error.body !== "object" || error.body === null) return {};
  const errors: unknown = Reflect.get(error.body, "errors");
  if (typeof errors !== "object" || errors === null) return {};
  const entries = Object.entries(errors).map(([name, texts]) => [name, strings(texts)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
