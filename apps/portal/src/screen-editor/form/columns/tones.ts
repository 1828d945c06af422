import type { Tone } from "@portico/ui";
import { isJsonObject, type JsonObject, propertyOf, withProperty } from "../document/document.ts";

/** Tones by the values that have them. */
export type Tones = Readonly<Record<string, Tone>>;

/** The tones that a value can have. */
export const allTones = ["neutral", "info", "success", "warning", "danger"] as const satisfies Tone[];

/** More values than any status has are not drawn. */
const mostValues = 100;

/** The tones that a column says; undefined where the form cannot show what is there. */
export function readTones(words: JsonObject): Tones | undefined {
  const declared = propertyOf(words, "tones") ?? {};
  return isTones(declared) && Object.keys(declared).length <= mostValues ? declared : undefined;
}

/** The values to color: those that rows can have, then others that have a tone. */
export function valuesToColour(known: readonly string[], declared: Tones): readonly string[] {
  return [...new Set([...known, ...Object.keys(declared)])];
}

/** The tone of a value; where nothing is said of it a status without a name is red, any other gray. */
export function toneOf(declared: Tones, value: string): Tone {
  return (Object.hasOwn(declared, value) ? declared[value] : undefined) ?? usualTone(value);
}

/** The tones with one value having another; undefined where nothing is left to say. */
export function withTone(declared: Tones, value: string, tone: Tone): JsonObject | undefined {
  const next = withProperty(declared, value, tone === usualTone(value) ? undefined : tone);
  return Object.keys(next).length === 0 ? undefined : next;
}

function isTones(declared: unknown): declared is Tones {
  return (
    isJsonObject(declared) &&
    Object.values(declared).every((value) => allTones.some((tone) => tone === value))
  );
}

function usualTone(value: string): Tone {
  return value === "" ? "danger" : "neutral";
}
