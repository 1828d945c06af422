import type { searchSchemas } from "@portico/contract/features/people/search.schemas";
import { inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../../../db/database.ts";
import { personRecords } from "../../../db/schema/index.ts";
import { matchWaiting } from "../find-person.ts";

type ResponseBody = z.output<(typeof searchSchemas)["search.records"]["response"]>;

/** The people of whom several of the found records are. Other records of theirs play no part. */
export async function findPeople(
  database: Database,
  groups: ResponseBody["groups"],
): Promise<ResponseBody["people"]> {
  const found = groups.flatMap(({ kind, records }) => records.map((record) => ({ ...record, kind })));
  if (found.length < 2) return [];
  const ids = found.map(({ id }) => id);
  await matchWaiting(database, sql`known_id = any(${sql.param(ids)}::text[])`);
  const rows = await database
    .select({ knownId: personRecords.knownId, personId: personRecords.personId })
    .from(personRecords)
    .where(inArray(personRecords.knownId, ids));
  const personOf = new Map(rows.map(({ knownId, personId }) => [knownId, personId]));
  const byPerson = Map.groupBy(
    found.filter(({ id }) => personOf.has(id)),
    ({ id }) => personOf.get(id),
  );
  return [...byPerson.values()].flatMap((records) => {
    const [first] = records;
    if (!first || records.length < 2) return [];
    return { id: first.id, name: first.name, records: [...new Set(records.map(({ kind }) => kind))] };
  });
}
