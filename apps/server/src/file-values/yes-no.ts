import { isNoValue } from "./no-value.ts";
import type { Read } from "./read.ts";

const words = new Map<string, boolean>([
  ...["yes", "y", "true", "t", "1", "1.0", "x", "on", "checked", "sí", "si", "✓", "✔"].map(
    (word) => [word, true] as const,
  ),
  ...["no", "n", "false", "f", "0", "0.0", "off", "unchecked"].map((word) => [word, false] as const),
]);

/** Reads a yes or no. Null if there is none. */
export function readYesNo(text: string): Read<boolean | null> {
  if (isNoValue(text)) return { value: null };
  const value = words.get(text.toLowerCase());
  return value === undefined ? { problem: "isn't Yes or No." } : { value };
}
