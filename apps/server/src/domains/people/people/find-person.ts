import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { notFound } from "../../../errors/failure.ts";
import { connectedRecords, identityColumns, matchAll, readIdentities } from "../matching/match-records.ts";
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
 * Finds the person of a record that the caller can see. Other records of the person don't lead to it: their IDs can be
 * guessed, as those of Marketplace applications can, and would tell whose they are.
 * @param id that of the record in the API
 * @throws Failure 404 if the caller can't see the record
 */
export async function findPerson(parts: PeopleParts, caller: Caller, id: string): Promise<VisiblePerson> {
  const { database } = parts.services;
  const ids = [id, id.toLowerCase()];
  const isRecord = sql`known_id in ${ids}`;
  await matchWaiting(database, isRecord);
  const found = await visiblePersonOf(parts, caller, await recordsOfPerson(database, isRecord));
  if (!found?.records.some(({ knownId }) => ids.includes(knownId))) throw notFound("This person");
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

/**
 * Compares the records of the people of some records, and of their households, now if any of them waits, or one that
 * shares a key with them, so that these people are complete. Takes as long however many others wait.
 */
export async function matchWaiting(database: Database, areRecords: SQL): Promise<void> {
  const waiting = await rowsOf(database, sql`select 1 as waits from person_records where is_pending limit 1`);
  if (waiting.length === 0) return;
  const read = async (from: Database) =>
    readIdentities(
      await rowsOf(
        from,
        sql`with own as (
            select r.person_id, r.source_id from person_records r
            where r.person_id in (select person_id from person_records where ${areRecords})
          )
          select ${identityColumns} from person_records r
          where r.person_id in (select person_id from own) or r.source_id in (select source_id from own)`,
      ),
    );
  // Most records that wait are of others. Then this waits for no lock.
  const { records } = await connectedRecords(database, await read(database));
  if (!records.some(({ isPending }) => isPending)) return;
  await database.transaction(async (transaction) => {
    await lockLimit(transaction, "people");
    await matchAll(transaction, await read(transaction));
  });
}
