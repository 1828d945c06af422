import type { ResponseBody } from "@portico/contract/schemas";

/** The counties of a ZIP code. */
export type Area = ResponseBody<"quote.counties"> & { readonly zip: string };
/** A county, and where its people buy plans if that isn't the federal marketplace. */
export type County = Area["counties"][number];
/** A state's own marketplace. */
export type Exchange = NonNullable<County["exchange"]>;

/** Whether the visitor has to choose: the counties are several, and not all of one state's own marketplace. */
export function isChoice({ counties }: Area): boolean {
  return counties.length > 1 && sharedExchange(counties) === undefined;
}

/** The state's own marketplace of a county, or of all counties. */
export function exchangeAt({ counties }: Area, fips: string): Exchange | undefined {
  return sharedExchange(counties) ?? counties.find((county) => county.fips === fips)?.exchange ?? undefined;
}

function sharedExchange(counties: readonly County[]): Exchange | undefined {
  const names = new Set(counties.map(({ exchange }) => exchange?.name));
  return names.size === 1 ? (counties[0]?.exchange ?? undefined) : undefined;
}

/** What follows after a ZIP code was looked up: the county, unless it is still to choose, and whether the step is done. */
export function nextAfter(area: Area, chosenFips: string) {
  const chosen = area.counties.find(({ fips }) => fips === chosenFips);
  const county = chosen ?? (isChoice(area) ? undefined : area.counties[0]);
  return { county, isDone: county !== undefined && exchangeAt(area, county.fips) === undefined };
}
