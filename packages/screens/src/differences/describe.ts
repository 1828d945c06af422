import type { KeywordNames } from "./keywords.ts";

const longest = 300;

/**
 * A JSON value as text: `heading: Agent; hidden by default: yes`.
 * @param path the keywords of its path in the document
 */
export function describeValue(value: unknown, path: readonly string[], names: KeywordNames): string {
  const text = describe(value, path, names);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function describe(value: unknown, path: readonly string[], names: KeywordNames): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "boolean") return value === names.isTurnedOff(path) ? "no" : "yes";
  const inside = (one: unknown, at: readonly string[]) => {
    const isNested = typeof one === "object" && one !== null && !Array.isArray(one);
    return isNested ? `(${describe(one, at, names)})` : describe(one, at, names);
  };
  if (Array.isArray(value))
    return value.length === 0 ? "nothing" : value.map((one) => inside(one, path)).join(", ");
  if (typeof value !== "object") return String(value);
  const texts = Object.entries(value).map(([key, one]) => {
    const at = [...path, key];
    return `${names.nameAt(at)}: ${inside(one, at)}`;
  });
  return texts.length === 0 ? "nothing" : texts.join("; ");
}
