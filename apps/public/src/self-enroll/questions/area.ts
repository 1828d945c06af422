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

/** What follows after a ZIP code was looked up: the county to choose, and whether the step is done. */
export function nextAfter(area: Area, chosenFips: string) {
  const [first] = area.counties;
  if (first === undefined) return { county: undefined, isDone: false };
  // The first county is preselected: it is the one with most of the ZIP code's people.
  const chosen = area.counties.find(({ fips }) => fips === chosenFips);
  const county = chosen ?? first;
  const isAnswered = chosen !== undefined || !isChoice(area);
  return { county, isDone: isAnswered && exchangeAt(area, county.fips) === undefined };
}
