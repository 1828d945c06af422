import type { AddedScreen } from "@portico/contract/features/screens.schemas";
import type { Compared } from "./compare-dialog.tsx";

/**
 * What is compared at first: what is written with the newest version, or a version with the one that was published
 * before it, else with its neighbor.
 * @param number the version asked about; the newest by default
 */
export function defaultComparison(
  { versions, publishedVersion }: AddedScreen,
  isChanged: boolean,
  number = versions[0]?.number ?? 1,
): Compared {
  if (isChanged) return { before: number, after: "written" };
  const published = publishedVersion !== null && publishedVersion !== number ? publishedVersion : undefined;
  const neighbour =
    versions.find((version) => version.number < number) ?? versions.find((one) => one.number !== number);
  const other = published ?? neighbour?.number ?? number;
  return { before: Math.min(other, number), after: Math.max(other, number) };
}
