import type { ResponseBody } from "@portico/contract/schemas";

/** The counties of a ZIP code, and where its people buy plans. */
export type Area = ResponseBody<"quote.counties"> & { readonly zip: string };

/** What follows after a ZIP code was looked up: the county to choose, and whether the step is done. */
export function nextAfter(area: Area, chosenFips: string) {
  const [only, ...others] = area.counties;
  if (area.exchange !== null || only === undefined) return { county: undefined, isDone: false };
  if (others.length === 0) return { county: only, isDone: true };
  // The first county is preselected: it is the one with most of the ZIP code's people.
  const chosen = area.counties.find(({ fips }) => fips === chosenFips);
  return { county: chosen ?? only, isDone: chosen !== undefined };
}
