import { typeGuids } from "@portico/contract";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { cities, counties, countries, genericEntries, states } from "../../../db/schema/index.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { Contact } from "./read-contact.ts";

/** A contact's entries in a request. */
export type Entries = Pick<Contact, "emails" | "phones" | "addresses">;

/** What is known about the IDs in entries. */
export interface KnownReferences {
  /** The generic type of a purpose. */
  readonly typeOfPurpose: ReadonlyMap<string, string>;
  /** The code of a country. */
  readonly countries: ReadonlyMap<string, string>;
  readonly states: ReadonlySet<string>;
  /** The state of a city. */
  readonly stateOfCity: ReadonlyMap<string, string>;
}

/** The only country with states and cities. */
const countryOfStates = "US";

/**
 * Checks that the IDs in entries exist, have the right type, and match each other.
 * @throws Failure 422 with a message for each problem by path
 */
export async function checkReferences(database: Database, entries: Entries): Promise<void> {
  const errors = findProblems(entries, await readKnownReferences(database, entries));
  if (Object.keys(errors).length > 0) throw validationFailure("body", errors);
}

/** The problems with the IDs in entries, by path. */
export function findProblems(
  { emails, phones, addresses }: Entries,
  known: KnownReferences,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const checkPurposes = (path: string, type: string, entry: Entries["emails"][number]["purposes"]) => {
    for (const [index, { purposeId }] of entry.entries()) {
      if (known.typeOfPurpose.get(purposeId) === type) continue;
      errors[`${path}.purposes.${index}.purposeId`] = ["This purpose doesn't exist."];
    }
  };
  for (const [index, { purposes }] of emails.entries())
    checkPurposes(`emails.${index}`, typeGuids.emailPurpose, purposes);
  for (const [index, { purposes }] of phones.entries())
    checkPurposes(`phones.${index}`, typeGuids.phonePurpose, purposes);
  for (const [index, address] of addresses.entries()) {
    checkPurposes(`addresses.${index}`, typeGuids.addressPurpose, address.purposes);
    for (const [field, problem] of Object.entries(findLocationProblems(address, known)))
      errors[`addresses.${index}.${field}`] = [problem];
  }
  return errors;
}

/** Finds problems in an address. It may be incomplete: a city without its state is valid. */
function findLocationProblems(
  { countryId, stateId, cityId }: Entries["addresses"][number],
  known: KnownReferences,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const country = countryId === null ? undefined : known.countries.get(countryId);
  const stateOfCity = cityId === null ? undefined : known.stateOfCity.get(cityId);
  const isAbroad = country !== undefined && country !== countryOfStates;
  if (countryId !== null && country === undefined) problems.countryId = "This country doesn't exist.";
  if (stateId !== null && !known.states.has(stateId)) problems.stateId = "This state doesn't exist.";
  else if (stateId !== null && isAbroad) problems.stateId = "This state isn't in that country.";
  if (cityId !== null && stateOfCity === undefined) problems.cityId = "This city doesn't exist.";
  else if (cityId !== null && stateId !== null && stateOfCity !== stateId)
    problems.cityId = "This city isn't in that state.";
  else if (cityId !== null && isAbroad) problems.cityId = "This city isn't in that country.";
  return problems;
}

async function readKnownReferences(
  database: Database,
  { emails, phones, addresses }: Entries,
): Promise<KnownReferences> {
  const purposeIds = [...emails, ...phones, ...addresses].flatMap(({ purposes }) =>
    purposes.map(({ purposeId }) => purposeId),
  );
  const named = (field: "countryId" | "stateId" | "cityId") =>
    addresses.flatMap((address) => address[field] ?? []);
  const purposes = await database
    .select({ id: genericEntries.id, typeId: genericEntries.typeId })
    .from(genericEntries)
    .where(inArray(genericEntries.id, purposeIds));
  const foundCountries = await database
    .select({ id: countries.id, code: countries.code })
    .from(countries)
    .where(inArray(countries.id, named("countryId")));
  const foundStates = await database
    .select({ id: states.id })
    .from(states)
    .where(inArray(states.id, named("stateId")));
  const foundCities = await database
    .select({ id: cities.id, stateId: counties.stateId })
    .from(cities)
    .innerJoin(counties, eq(counties.id, cities.countyId))
    .where(inArray(cities.id, named("cityId")));
  return {
    typeOfPurpose: new Map(purposes.map(({ id, typeId }) => [id, typeId])),
    countries: new Map(foundCountries.map(({ id, code }) => [id, code])),
    states: new Set(foundStates.map(({ id }) => id)),
    stateOfCity: new Map(foundCities.map(({ id, stateId }) => [id, stateId])),
  };
}
