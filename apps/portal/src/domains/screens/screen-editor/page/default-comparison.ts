import type { AddedScreen } from "@portico/contract/features/screens/screens.schemas";

/** The side that is the unsaved text; others are numbers of versions. */
export const unsavedSide = "unsaved";

/** The two sides of a comparison. */
export interface Compared {
  readonly before: string;
  readonly after: string;
}

/**
 * What is compared at first: the unsaved text with the newest version, or a version with the published one, otherwise
 * with its neighbor.
 * @param number the version to compare; the newest by default
 */
export function defaultComparison(
  { versions, publishedVersion }: AddedScreen,
  isUnsaved: boolean,
  number = versions[0]?.number ?? 1,
): Compared {
  if (isUnsaved) return { before: String(number), after: unsavedSide };
  const others = versions.map((version) => version.number).filter((other) => other !== number);
  const neighbor = others.find((other) => other < number) ?? others[0] ?? number;
  const other = publishedVersion === null || publishedVersion === number ? neighbor : publishedVersion;
  return { before: String(Math.min(other, number)), after: String(Math.max(other, number)) };
}
