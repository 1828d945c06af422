import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { notFound } from "../errors/failure.ts";
import type { Catalog } from "../feature/catalog.ts";
import type { Services } from "../services/services.ts";
import { matchRecords } from "./match-records.ts";
import {
  type GroupedRecord,
  groupedColumns,
  readGrouped,
  type VisibleRecord,
  visibleAmong,
} from "./visible-records.ts";

/** The part of a person that a caller can see. */
export interface VisiblePerson {
  /** Whose records they are. Not for responses: it can be the ID of a record that the caller can't see. */
  readonly personId: string;
  readonly records: readonly [VisibleRecord, ...VisibleRecord[]];
  /** The keys of all records, also of those that the caller can't see. Not for responses. */
  readonly keys: readonly string[];
  /** Whether the caller sees all of the person's records. */
  readonly isComplete: boolean;
}

/** What finding people depends on. */
export interface PeopleParts {
  readonly services: Pick<Services, "database" | "clock">;
  readonly lists: Catalog["lists"];
}

/**
 * Finds the person of a record.
 * @param id that of the record in the API
 * @throws Failure 404 if the caller can see none of the person's records
 */
export async function findPerson(
  { services, lists }: PeopleParts,
  caller: Caller,
  id: string,
): Promise<VisiblePerson> {
  const { database } = services;
  const isIt = sql`known_id in (${id}, ${id.toLowerCase()})`;
  await matchWaiting(database, isIt);
  const found = await visiblePersonOf({ services, lists }, caller, await recordsOfPerson(database, isIt));
  if (!found) throw notFound("This person");
  return found;
}

/** Finds the person of a record by its key among all records of people. Undefined if the caller sees none of theirs. */
export async function findPersonByKey(
  { services, lists }: PeopleParts,
  caller: Caller,
  key: string,
): Promise<VisiblePerson | undefined> {
  const records = await recordsOfPerson(services.database, sql`record_id = ${key}`);
  return visiblePersonOf({ services, lists }, caller, records);
}

/** The person whose records these are, as a caller sees them. Undefined if the caller sees none. */
export async function visiblePersonOf(
  { services, lists }: PeopleParts,
  caller: Caller,
  records: readonly GroupedRecord[],
): Promise<VisiblePerson | undefined> {
  const visible = await visibleAmong(services, services.database, lists, caller, records);
  const [first, ...others] = visible;
  if (!first) return undefined;
  return {
    personId: first.personId,
    records: [first, ...others],
    keys: records.map(({ recordId }) => recordId),
    isComplete: visible.length === records.length,
  };
}

/** All records of the person of a record. */
async function recordsOfPerson(database: Database, isIt: SQL): Promise<GroupedRecord[]> {
  return readGrouped(
    await rowsOf(
      database,
      sql`select ${groupedColumns} from person_records r
        where r.person_id = (select person_id from person_records where ${isIt} limit 1) order by r.record_id`,
    ),
  );
}

/** How many records of others are compared before a person is shown. */
const maxWaiting = 200;

/** Compares waiting records now, so that the people of some records, and their households, are complete. */
export async function matchWaiting(database: Database, areIt: SQL): Promise<void> {
  const isWaiting = async (where: SQL) =>
    (await rowsOf(database, sql`select 1 as waits from person_records where is_pending and ${where} limit 1`))
      .length > 0;
  if (!(await isWaiting(sql`true`))) return;
  await matchRecords(database, { limit: maxWaiting });
  if (await isWaiting(areIt)) await matchRecords(database, { where: areIt });
}
