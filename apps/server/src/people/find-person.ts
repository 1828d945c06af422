import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { notFound } from "../errors/failure.ts";
import { matchRecords } from "./match-records.ts";
import {
  type GroupedRecord,
  type PeopleParts,
  recordsWhere,
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

/**
 * Finds the person of a record.
 * @param id that of the record in the API
 * @throws Failure 404 if the caller can see none of the person's records
 */
export async function findPerson(parts: PeopleParts, caller: Caller, id: string): Promise<VisiblePerson> {
  const { database } = parts.services;
  const isRecord = sql`known_id in (${id}, ${id.toLowerCase()})`;
  await matchWaiting(database, isRecord);
  const found = await visiblePersonOf(parts, caller, await recordsOfPerson(database, isRecord));
  if (!found) throw notFound("This person");
  return found;
}

/** Finds the person of a record by its key among all records of people. Undefined if the caller sees none of theirs. */
export async function findPersonByKey(
  parts: PeopleParts,
  caller: Caller,
  key: string,
): Promise<VisiblePerson | undefined> {
  const records = await recordsOfPerson(parts.services.database, sql`record_id = ${key}`);
  return visiblePersonOf(parts, caller, records);
}

/** The person whose records these are, as a caller sees them. Undefined if the caller sees none. */
export async function visiblePersonOf(
  parts: PeopleParts,
  caller: Caller,
  records: readonly GroupedRecord[],
): Promise<VisiblePerson | undefined> {
  const visible = await visibleAmong(parts, caller, records);
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
function recordsOfPerson(database: Database, isRecord: SQL): Promise<GroupedRecord[]> {
  return recordsWhere(
    database,
    sql`r.person_id = (select person_id from person_records where ${isRecord} limit 1)`,
  );
}

/** How many records of others are compared before a person is shown. */
const maxWaiting = 200;

/** Compares waiting records now, so that the people of some records, and their households, are complete. */
export async function matchWaiting(database: Database, areRecords: SQL): Promise<void> {
  const isWaiting = async (where: SQL) =>
    (await rowsOf(database, sql`select 1 as waits from person_records where is_pending and ${where} limit 1`))
      .length > 0;
  if (!(await isWaiting(sql`true`))) return;
  await matchRecords(database, { limit: maxWaiting });
  if (await isWaiting(areRecords)) await matchRecords(database, { where: areRecords });
}
