import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { compareRecords } from "../matching/compare-records.ts";
import { matchWaiting, type VisiblePerson, visiblePersonOf } from "./find-person.ts";
import { type GroupedRecord, isVisibleRecord, type PeopleParts, recordsWhere } from "./visible-records.ts";

/** The number of others that the caller can see with one phone or other value above which it says nothing. */
const maxOfValue = 200;
const maxShown = 5;

/**
 * Other people who may be the same, by records that the caller can see of both, except those that someone told apart.
 * Records that the caller can't see change neither which people these are nor their order.
 */
export async function possiblePeople(
  parts: PeopleParts,
  caller: Caller,
  person: VisiblePerson,
): Promise<VisiblePerson[]> {
  const { database } = parts.services;
  let alike = await alikeRecords(parts, caller, person);
  const waiting = alike.flatMap(({ recordId, isPending }) => (isPending ? [recordId] : []));
  if (waiting.length > 0) {
    await matchWaiting(database, sql`record_id = any(${sql.param(waiting)}::uuid[])`);
    alike = await alikeRecords(parts, caller, person);
  }
  const people: VisiblePerson[] = [];
  for (const id of new Set(alike.map(({ personId }) => personId))) {
    const found = await visiblePersonOf(
      parts,
      caller,
      await recordsWhere(database, sql`r.person_id = ${id}`),
    );
    if (found) people.push(found);
    if (people.length === maxShown) break;
  }
  return people;
}

/** Records of others that the caller can see, and that are like one of the person's. */
async function alikeRecords(
  parts: PeopleParts,
  caller: Caller,
  { personId, records, keys }: VisiblePerson,
): Promise<GroupedRecord[]> {
  const candidates = shared.map(({ values, columns, condition }) => {
    const given = records.flatMap((record) => values(record));
    const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (${columns})`;
    return sql`(select r.* from (select distinct * from ${rows}) k cross join lateral (
      select found.* from (
        select r.*, count(*) over () as others from (
          select * from person_records r
          where ${condition} and r.person_id <> ${personId} and ${isVisibleRecord(parts, caller)}
          limit ${maxOfValue + 1}
        ) r
      ) found where others <= ${maxOfValue}
    ) r)`;
  });
  const keyList = sql`${sql.param(keys)}::uuid[]`;
  const found = await recordsWhere(
    parts.services.database,
    sql`r.person_id not in (
      select told.person_id from person_decisions decision
      join person_records told on told.record_id = any(decision.record_ids || decision.other_ids)
      where decision.end_date is null and decision.kind = 'different'
        and ((decision.record_ids && ${keyList} and told.record_id = any(decision.other_ids))
          or (decision.other_ids && ${keyList} and told.record_id = any(decision.record_ids)))
    )`,
    sql`(${sql.join(candidates, sql` union all `)})`,
  );
  return found.filter((candidate) =>
    records.some((record) => compareRecords(record, candidate) !== "different"),
  );
}

interface Shared {
  /** The values of a record that others can share. */
  readonly values: (record: GroupedRecord) => readonly Readonly<Record<string, string>>[];
  /** Their columns. */
  readonly columns: SQL;
  /** A condition on `r` for those of `k`. */
  readonly condition: SQL;
}

const shared: readonly Shared[] = [
  {
    values: ({ phone }) => (phone === null ? [] : [{ phone }]),
    columns: sql`phone text`,
    condition: sql`r.phone = k.phone`,
  },
  {
    values: ({ email }) => (email === null ? [] : [{ email }]),
    columns: sql`email text`,
    condition: sql`r.email = k.email`,
  },
  {
    values: ({ dob, familyName }) => (dob === null ? [] : [{ dob, family: familyName }]),
    columns: sql`dob date, family text`,
    condition: sql`r.dob = k.dob and r.family_name = k.family`,
  },
  {
    values: ({ ssnHash }) => (ssnHash === null ? [] : [{ hash: ssnHash }]),
    columns: sql`hash text`,
    condition: sql`r.ssn_hash = k.hash`,
  },
  {
    values: ({ subscriberIds }) => subscriberIds.map((id) => ({ id })),
    columns: sql`id text`,
    condition: sql`r.subscriber_ids <> '{}' and r.subscriber_ids @> array[k.id]`,
  },
];
