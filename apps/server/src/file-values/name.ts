import type { Read } from "./read.ts";

/** A name in two parts. */
export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What can follow a last name, as the alternatives of a pattern. */
export const suffixes = "jr|sr|i{2,3}|iv|v|esq|md|phd";

const suffix = new RegExp(`^(?:${suffixes})\\.?$`, "i");
const initial = /^\p{L}\.?$/u;

/** Splits a full name: `Rivera, Ana`, `Rivera, Ana, Jr` and `Ana Rivera Jr` have the last name `Rivera` or `Rivera Jr`. */
export function splitName(name: string): SplitName {
  const parts = name
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
  const suffixes = parts.slice(1).filter((part) => suffix.test(part));
  const [last = "", ...firsts] = parts.filter((part, index) => index === 0 || !suffixes.includes(part));
  if (firsts.length > 0) return { firstName: firsts.join(" "), lastName: [last, ...suffixes].join(" ") };
  const words = [last, ...suffixes].join(" ").split(" ");
  const lastWords = words.length > 2 && suffix.test(words.at(-1) ?? "") ? 2 : 1;
  const at = Math.max(0, words.length - lastWords);
  return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}

/** Splits a full name. Warns if a name without a comma has more than two words, whose order is a guess. */
export function readName(text: string): Read<SplitName> {
  const value = splitName(text);
  const words = value.firstName.split(" ").filter((word, index) => index === 0 || !initial.test(word));
  const isGuess = !/,\s*\S/.test(text.replace(/,\s*(?:jr|sr|i{2,3}|iv)\.?$/i, "")) && words.length > 1;
  return isGuess
    ? { value, warning: "has no comma, so its last word was read as the last name." }
    : { value };
}
