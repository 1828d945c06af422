import type { Tone } from "@portico/ui";
import { isWords, type Words, withWord, wordOf } from "../document.ts";

/** Tones by the values that have them. */
export type Tones = Readonly<Record<string, Tone>>;

/** The tones that a value can have. */
export const allTones = ["neutral", "info", "success", "warning", "danger"] as const satisfies Tone[];

/** More values than any status has are not drawn. */
const mostValues = 100;

/** The tones that a column says; undefined where the form cannot show what stands there. */
export function readTones(words: Words): Tones | undefined {
  const said = wordOf(words, "tones") ?? {};
  return isTones(said) && Object.keys(said).length <= mostValues ? said : undefined;
}

/** The values to colour: those that rows can have, then what has a tone besides. */
export function valuesToColour(known: readonly string[], said: Tones): readonly string[] {
  return [...new Set([...known, ...Object.keys(said)])];
}

/** The tone of a value; where nothing is said of it a status without a name is red, any other grey. */
export function toneOf(said: Tones, value: string): Tone {
  return (Object.hasOwn(said, value) ? said[value] : undefined) ?? usualTone(value);
}

/** The tones with one value having another; undefined where nothing is left to say. */
export function withTone(said: Tones, value: string, tone: Tone): Words | undefined {
  const next = withWord(said, value, tone === usualTone(value) ? undefined : tone);
  return Object.keys(next).length === 0 ? undefined : next;
}

function isTones(said: unknown): said is Tones {
  return isWords(said) && Object.values(said).every((value) => allTones.some((tone) => tone === value));
}

function usualTone(value: string): Tone {
  return value === "" ? "danger" : "neutral";
}
