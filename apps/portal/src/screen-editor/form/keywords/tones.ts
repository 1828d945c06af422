import type { Tone } from "@portico/ui";
import { isJsonObject, type JsonObject, withProperty } from "../document/document.ts";

/** Tones by the values that have them. */
export type Tones = Readonly<Record<string, Tone>>;

/** The tones that a value can have. */
export const allTones = ["neutral", "info", "success", "warning", "danger"] as const satisfies Tone[];

/** The maximum number of values shown, more than any status has. */
const mostValues = 100;

/** Declared tones; undefined if the form cannot show them. */
export function readTones(declared: unknown = {}): Tones | undefined {
  return isTones(declared) && Object.keys(declared).length <= mostValues ? declared : undefined;
}

/** The values that can have tones: those of the field, then others that have one already. */
export function valuesToColor(known: readonly string[], declared: Tones): readonly string[] {
  return [...new Set([...known, ...Object.keys(declared)])];
}

/** The tone of a value. By default an empty status is red, any other gray. */
export function toneOf(declared: Tones, value: string): Tone {
  return (Object.hasOwn(declared, value) ? declared[value] : undefined) ?? defaultTone(value);
}

/** The tones with another one for a value; undefined if none is left. */
export function withTone(declared: Tones, value: string, tone: Tone): JsonObject | undefined {
  const next = withProperty(declared, value, tone === defaultTone(value) ? undefined : tone);
  return Object.keys(next).length === 0 ? undefined : next;
}

function isTones(declared: unknown): declared is Tones {
  return (
    isJsonObject(declared) &&
    Object.values(declared).every((value) => allTones.some((tone) => tone === value))
  );
}

function defaultTone(value: string): Tone {
  return value === "" ? "danger" : "neutral";
}
