import { typeGuids } from "@portico/contract";
import type { Database } from "../db/database.ts";
import {
  carriers,
  cities,
  counties,
  countries,
  genericEntries,
  genericTypes,
  states,
} from "../db/schema/index.ts";
import { markDone, wasDone } from "../db/settings.ts";
import { carrierNames } from "./carriers.ts";
import { stableId } from "./stable-id.ts";
import { readCountries, readPlaces, readStates } from "./tables.ts";
import { types } from "./types.ts";

/** Raise the number when the data beside this file changes: what is new is then added. */
const done = "reference.2";

/** Adds what every deployment needs: places, carriers, and the entries of the generic types. What is there stays. */
export async function seedReference(database: Database): Promise<void> {
  if (await wasDone(database, done)) return;
  await database.transaction(async (transaction) => {
    await seedTypes(transaction);
    await seedPlaces(transaction);
    await transaction
      .insert(carriers)
      .values(carrierNames.map((name) => ({ id: carrierId(name), name })))
      .onConflictDoNothing();
    await markDone(transaction, done);
  });
}

/** The id of a carrier that is always there. */
export function carrierId(name: (typeof carrierNames)[number]): string {
  return stableId("carrier", name);
}

type TypeKey = keyof typeof typeGuids;

/** The id of a seeded entry. */
export function entryId(type: TypeKey, code: string): string {
  return stableId("entry", type, code);
}

async function seedTypes(database: Database): Promise<void> {
  for (const [key, guid] of Object.entries(typeGuids)) {
    if (!isTypeKey(key)) continue;
    const { name, entries } = types[key];
    await database.insert(genericTypes).values({ id: guid, name }).onConflictDoNothing();
    const rows = entries.map((entry, position) => ({
      ...entry,
      id: entryId(key, entry.code),
      typeId: guid,
      position,
    }));
    await database.insert(genericEntries).values(rows).onConflictDoNothing();
  }
}

function isTypeKey(key: string): key is TypeKey {
  return Object.hasOwn(typeGuids, key);
}

async function seedPlaces(database: Database): Promise<void> {
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
  const places = readPlaces();
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
