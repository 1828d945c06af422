import { wordFor } from "./words.ts";

const longest = 300;

/** A value of JSON in words: `heading: Agent; hidden by default: yes`. */
export function written(value: unknown): string {
  const text = inWords(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(inner).join(", ");
  if (typeof value !== "object") return String(value);
  const said = Object.entries(value).map(([key, one]) => `${wordFor(key)}: ${inner(one)}`);
  return said.length === 0 ? "nothing" : said.join("; ");
}

function inner(value: unknown): string {
  const isNested = typeof value === "object" && value !== null;
  return isNested && !Array.isArray(value) ? `(${inWords(value)})` : inWords(value);
}
