/** A postal address in the United States; parts that are not known are empty. */
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

/** Where a ZIP code lies. */
export interface ZipPlace {
  city: string;
  /** Two letters. */
  state: string;
  /** One or several. */
  counties: readonly string[];
}

/** Finds where a ZIP code lies; undefined or null where it is not known. */
export type LookUpZip = (
  zip: string,
  request: { signal: AbortSignal },
) => Promise<ZipPlace | null | undefined>;

export const emptyAddress: Address = { street: "", unit: "", city: "", county: "", state: "", zip: "" };

/** The first five digits of a text. */
export function zipDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, 5);
}

/** The address at a place; one of several counties is left to the user, and one that fits is left as it is. */
export function atPlace(address: Address, { city, state, counties }: ZipPlace): Address {
  const [only = ""] = counties;
  const county = counties.includes(address.county) ? address.county : counties.length === 1 ? only : "";
  return { ...address, city, state, county };
}
