/** A postal address in the United States. Unknown parts are empty. */
export interface Address {
  street: string;
  /** Apartment, suite or unit. */
  unit: string;
  city: string;
  county: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

/** The location of a ZIP code. */
export interface ZipPlace {
  city: string;
  /** Two letters. */
  state: string;
  /** At least one. */
  counties: readonly string[];
}

/** Returns the location of a ZIP code, or undefined or null if it is unknown. */
export type LookUpZip = (
  zip: string,
  request: { signal: AbortSignal },
) => Promise<ZipPlace | null | undefined>;

export const emptyAddress: Address = { street: "", unit: "", city: "", county: "", state: "", zip: "" };

/**
 * Returns the address with a location's city, state and county. Of several counties, none is selected, and the
 * current one is kept if it is among them.
 */
export function atPlace(address: Address, { city, state, counties }: ZipPlace): Address {
  const [only = ""] = counties;
  const county = counties.includes(address.county) ? address.county : counties.length === 1 ? only : "";
  return { ...address, city, state, county };
}
