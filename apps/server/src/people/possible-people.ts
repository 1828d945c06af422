import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { compareRecords } from "./compare-records.ts";
import { type VisiblePerson, visiblePersonOf } from "./find-person.ts";
import { type PeopleParts, recordsWhere, type VisibleRecord } from "./visible-records.ts";

/** The number of records that are compared. A phone that more people have says little. */
const maxCompared = 200;
const maxShown = 5;

/**
 * Other people who may be the same, by records that the caller can see of both, except those that someone told apart.
 */
export async function possiblePeople(
  parts: PeopleParts,
  caller: Caller,
  { personId, records, keys }: VisiblePerson,
): Promise<VisiblePerson[]> {
  const { database } = parts.services;
  const column = <Value>(read: (record: VisibleRecord) => Value) => sql.param(records.map(read));
  const phones = sql`${column(({ phone }) => phone)}::text[]`;
  const emails = sql`${column(({ email }) => email)}::text[]`;
  const births = sql`${column(({ dob }) => dob)}::date[]`;
  const families = sql`${column(({ familyName }) => familyName)}::text[]`;
  const hashes = sql`${column(({ ssnHash }) => ssnHash)}::text[]`;
  const ids = sql`${sql.param(records.flatMap(({ subscriberIds }) => subscriberIds))}::text[]`;
  const keyList = sql`${sql.param(keys)}::uuid[]`;
  const candidates = [
    sql`r.phone = any(${phones})`,
    sql`r.email = any(${emails})`,
    sql`(r.dob, r.family_name) in (select * from unnest(${births}, ${families}))`,
    sql`r.ssn_hash = any(${hashes})`,
    sql`r.subscriber_ids <> '{}' and r.subscriber_ids && ${ids}`,
  ].map((shared) => sql`(select * from person_records r where ${shared} limit ${maxCompared})`);
  const found = await recordsWhere(
    database,
    sql`r.person_id <> ${personId} and not exists (
      select from person_decisions where end_date is null and kind = 'different'
        and ((record_ids && ${keyList} and r.record_id = any(other_ids))
          or (other_ids && ${keyList} and r.record_id = any(record_ids)))
    )`,
    sql`(${sql.join(candidates, sql` union `)})`,
  );
  const alike = found.filter((candidate) =>
    records.some((record) => compareRecords(record, candidate) !== "different"),
  );
  const people: VisiblePerson[] = [];
  for (const id of new Set(alike.map((candidate) => candidate.personId))) {
    const all = await recordsWhere(database, sql`r.person_id = ${id}`);
    const person = await visiblePersonOf(parts, caller, all);
    const likeIds = new Set(alike.map(({ recordId }) => recordId));
    if (person?.records.some(({ recordId }) => likeIds.has(recordId))) people.push(person);
    if (people.length === maxShown) break;
  }
  return people;
}
