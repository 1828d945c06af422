import { closest, distance } from "fastest-levenshtein";

/** The allowed name most similar to `name`, ignoring case; undefined if none is similar. */
export function nearestOf(name: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const lower = allowed.map((one) => one.toLowerCase());
  const index = lower.indexOf(closest(name.toLowerCase(), lower));
  const found = allowed[index];
  if (found === undefined) return undefined;
  const apart = distance(name.toLowerCase(), found.toLowerCase());
  // At least one character is the same.
  return apart <= Math.max(2, name.length / 2) && apart < Math.max(name.length, found.length)
    ? found
    : undefined;
}
