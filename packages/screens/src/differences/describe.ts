import { displayName } from "./keywords.ts";

const longest = 300;

/** A JSON value as text: `heading: Agent; hidden by default: yes`. */
export function describeValue(value: unknown): string {
  const text = describe(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(inner).join(", ");
  if (typeof value !== "object") return String(value);
  const texts = Object.entries(value).map(([key, one]) => `${displayName(key)}: ${inner(one)}`);
  return texts.length === 0 ? "nothing" : texts.join("; ");
}

function inner(value: unknown): string {
  const isNested = typeof value === "object" && value !== null;
  return isNested && !Array.isArray(value) ? `(${describe(value)})` : describe(value);
}
