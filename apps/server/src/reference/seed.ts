import { createHash } from "node:crypto";
import { type EntryCode, entriesOf, type GenericTypeKey, genericTypes } from "@portico/contract";
import type { Database } from "../db/database.ts";
import {
  carriers,
  cities,
  counties,
  countries,
  genericEntries,
  genericTypes as genericTypesTable,
  states,
} from "../db/schema/index.ts";
import { isTaskCompleted, markTaskCompleted } from "../db/settings.ts";
import { stableId } from "../db/stable-id.ts";
import { carrierNames } from "./carriers.ts";
import { type City, readCities, readCountries, readStates } from "./tables.ts";

/**
 * Adds the data that every deployment requires: locations, carriers, and entries of the generic types. Runs again if
 * the data has changed, and never overwrites rows.
 */
export async function seedReference(database: Database): Promise<void> {
  const places = readCities();
  const done = `reference.${fingerprintOf([genericTypes, readCountries(), readStates(), places, carrierNames])}`;
  if (await isTaskCompleted(database, done)) return;
  await database.transaction(async (transaction) => {
    await seedTypes(transaction);
    await seedLocations(transaction, places);
    await transaction
      .insert(carriers)
      .values(carrierNames.map((name) => ({ id: carrierId(name), name })))
      .onConflictDoNothing();
    await markTaskCompleted(transaction, done);
  });
}

function fingerprintOf(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 16);
}

/** The ID of a carrier in the reference data. */
export function carrierId(name: (typeof carrierNames)[number]): string {
  return stableId("carrier", name);
}

/** The ID of an entry of a generic type. */
export function entryId<Key extends GenericTypeKey>(type: Key, code: EntryCode<Key>): string {
  return entryIdOf(type, code);
}

/** Like `entryId`, for a code known only at run time. */
export function entryIdOf(type: GenericTypeKey, code: string): string {
  return stableId("entry", type, code);
}

async function seedTypes(database: Database): Promise<void> {
  for (const key of Object.keys(genericTypes).filter(isTypeKey)) {
    const { id: typeId, name } = genericTypes[key];
    await database.insert(genericTypesTable).values({ id: typeId, name }).onConflictDoNothing();
    const rows = entriesOf(key).map((entry, position) => ({
      ...entry,
      id: entryId(key, entry.code),
      typeId,
      position,
    }));
    await database.insert(genericEntries).values(rows).onConflictDoNothing();
  }
}

function isTypeKey(key: string): key is GenericTypeKey {
  return Object.hasOwn(genericTypes, key);
}

async function seedLocations(database: Database, places: readonly City[]): Promise<void> {
  const coded = (kind: string) => (row: { code: string; name: string }) => ({
    ...row,
    id: stableId(kind, row.code),
  });
  await database
    .insert(countries)
    .values(readCountries().map(coded("country")))
    .onConflictDoNothing();
  await database
    .insert(states)
    .values(readStates().map(coded("state")))
    .onConflictDoNothing();
  const countyRows = new Map(
    places.map(({ state, county }) => {
      const id = stableId("county", state, county);
      return [id, { id, stateId: stableId("state", state), name: county }];
    }),
  );
  await database
    .insert(counties)
    .values([...countyRows.values()])
    .onConflictDoNothing();
  const cityRows = places.map(({ state, county, city }) => ({
    id: stableId("city", state, county, city),
    countyId: stableId("county", state, county),
    name: city,
  }));
  await database.insert(cities).values(cityRows).onConflictDoNothing();
}
