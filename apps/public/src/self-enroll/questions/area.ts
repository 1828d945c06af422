import type { ResponseBody } from "@portico/contract/schemas";

/** The counties of a ZIP code. */
export type Area = ResponseBody<"quote.counties"> & { readonly zip: string };
/** A county, and where its people buy plans if that isn't the federal marketplace. */
export type County = Area["counties"][number];
/** A state's own marketplace. */
export type Exchange = NonNullable<County["exchange"]>;

/**
 * Whether the visitor has to choose: the counties are several, and neither all of one state's own marketplace nor all
 * without plans.
 */
export function isChoice({ counties }: Area): boolean {
  return counties.length > 1 && sharedExchange(counties) === undefined && !areWithoutPlans(counties);
}

/** The county without Marketplace plans: the chosen one, or the first if there are none in any of them. */
export function countyWithoutPlans({ counties }: Area, fips: string): County | undefined {
  if (areWithoutPlans(counties)) return counties[0];
  return counties.find((county) => county.fips === fips && isWithoutPlans(county));
}

/** States with their own marketplace have plans there. */
function isWithoutPlans({ exchange, hasPlans }: County): boolean {
  return exchange === null && !hasPlans;
}

function areWithoutPlans(counties: readonly County[]): boolean {
  return counties.length > 0 && counties.every(isWithoutPlans);
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
  const isSold =
    county !== undefined &&
    exchangeAt(area, county.fips) === undefined &&
    countyWithoutPlans(area, county.fips) === undefined;
  return { county, isDone: isSold };
}
