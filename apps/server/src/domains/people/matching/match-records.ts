import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { type Decision, groupPeople, keysOf, maxRecordsOfKey } from "./group-people.ts";
import { decisionsOn } from "./stored-decisions.ts";

/** What comparisons need of a row of `person_records`. */
export const identified = z.object({
  recordId: z.string(),
  personId: z.string(),
  isPending: z.boolean(),
  givenName: z.string(),
  familyName: z.string(),
  dob: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  subscriberIds: z.array(z.string()),
  ssnHash: z.string().nullable(),
});
type StoredRecord = z.output<typeof identified>;

/** The columns of `person_records` that comparisons need. */
export const identityColumns: SQL = sql`r.record_id as "recordId", r.person_id as "personId", r.is_pending as "isPending",
  r.given_name as "givenName", r.family_name as "familyName", r.dob::text as dob, r.phone, r.email,
  r.subscriber_ids as "subscriberIds", r.ssn_hash as "ssnHash"`;

/** Reads rows of `identityColumns`. */
export const readIdentities = (rows: unknown) => z.array(identified).parse(rows);

/**
 * Compares waiting records with those that share a key, and stores whose they are. In a transaction of its own, one at a
 * time.
 * @returns how many records no longer wait
 */
export async function matchRecords(
  database: Database,
  { where = sql`true`, limit = 1_000 }: { readonly where?: SQL; readonly limit?: number } = {},
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockLimit(transaction, "people");
    const pending = readIdentities(
      await rowsOf(
        transaction,
        sql`select ${identityColumns} from person_records r where r.is_pending and ${where} limit ${limit}`,
      ),
    );
    if (pending.length > 0) await matchAll(transaction, pending);
    return pending.length;
  });
}

/** Recomputes the people of some records and of all that are connected with them. The caller holds the lock. */
export async function matchAll(transaction: Database, given: readonly StoredRecord[]): Promise<void> {
  const { records, decisions } = await connectedRecords(transaction, given);
  const people = groupPeople(records, decisions);
  const changed = records.flatMap(({ recordId, personId, isPending }) => {
    const next = people.get(recordId) ?? recordId;
    return next === personId && !isPending ? [] : [{ recordId, personId: next }];
  });
  await transaction.execute(
    sql`update person_records r set person_id = changed.person_id, is_pending = false
      from unnest(${sql.param(changed.map(({ recordId }) => recordId))}::uuid[],
        ${sql.param(changed.map(({ personId }) => personId))}::uuid[]) as changed (record_id, person_id)
      where r.record_id = changed.record_id`,
  );
}

/** Some records, and all that are connected with them by keys, people or decisions, also through others. */
export async function connectedRecords(database: Database, given: readonly StoredRecord[]) {
  const records = new Map<string, StoredRecord>();
  const decisions = new Map<string, Decision>();
  let added = given;
  while (added.length > 0) {
    for (const record of added) records.set(record.recordId, record);
    const ids = added.map(({ recordId }) => recordId);
    const decided = await decisionsOn(database, ids);
    for (const decision of decided) decisions.set(decision.id, decision);
    const named = decided.flatMap((each) => [...each.recordIds, ...each.otherIds]);
    const found = [
      ...(await sharingKeys(database, added)),
      ...(await recordsOfPeople(database, added, named)),
    ];
    added = [...new Map(found.map((record) => [record.recordId, record])).values()].filter(
      ({ recordId }) => !records.has(recordId),
    );
  }
  return { records: [...records.values()], decisions: [...decisions.values()] };
}

/** The records that share a key with some, except keys with too many records. */
async function sharingKeys(database: Database, records: readonly StoredRecord[]): Promise<StoredRecord[]> {
  const keys = records.filter((record) => keysOf(record).length > 0);
  if (keys.length === 0) return [];
  const column = <Value>(read: (record: StoredRecord) => Value) => sql.param(keys.map(read));
  const subscriberIds = [...new Set(keys.flatMap((record) => record.subscriberIds))];
  // Each key has its own limit, so that one that belongs to nobody reads few rows. Records that were joined by it come
  // first, because they have to be parted.
  const lookUp = (shared: SQL, values: SQL) =>
    sql`select r.* from (select distinct ${values}) k
      cross join lateral (
        select * from person_records r where ${shared}
        order by r.person_id = r.record_id limit ${maxRecordsOfKey + 1}
      ) r`;
  const lookUps = [
    lookUp(
      sql`r.phone = k.phone and r.dob = k.dob`,
      sql`phone, dob from unnest(${column(({ phone }) => phone)}::text[], ${column(({ dob }) => dob)}::date[]) as given (phone, dob)`,
    ),
    lookUp(
      sql`r.email = k.email and r.dob = k.dob`,
      sql`email, dob from unnest(${column(({ email }) => email)}::text[], ${column(({ dob }) => dob)}::date[]) as given (email, dob)`,
    ),
    lookUp(
      sql`r.ssn_hash = k.hash and r.dob = k.dob`,
      sql`hash, dob from unnest(${column(({ ssnHash }) => ssnHash)}::text[], ${column(({ dob }) => dob)}::date[]) as given (hash, dob)`,
    ),
    lookUp(
      sql`r.subscriber_ids <> '{}' and r.subscriber_ids @> array[k.id]`,
      sql`id from unnest(${sql.param(subscriberIds)}::text[]) as given (id)`,
    ),
  ];
  return readIdentities(
    await rowsOf(database, sql`select ${identityColumns} from (${sql.join(lookUps, sql` union `)}) r`),
  );
}

/** The records of the people that some records, or those named in decisions, are of now. */
async function recordsOfPeople(
  database: Database,
  records: readonly StoredRecord[],
  named: readonly string[],
): Promise<StoredRecord[]> {
  const people = sql`${sql.param([...new Set(records.map(({ personId }) => personId))])}::uuid[]`;
  return readIdentities(
    await rowsOf(
      database,
      sql`select ${identityColumns} from person_records r
        where r.person_id = any(${people}) or r.record_id = any(${sql.param(named)}::uuid[])`,
    ),
  );
}
