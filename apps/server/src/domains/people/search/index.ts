import { endpoints } from "@portico/contract";
import type { searchSchemas } from "@portico/contract/features/people/search.schemas";
import { inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import { signedIn } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import type { Database } from "../../../db/database.ts";
import { personRecords } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { matchWaiting } from "../people/find-person.ts";
import { findRecords } from "./find-records.ts";

/** The search of the command palette. */
export const searchFeature = feature({
  handlers: (services, { lists }) => ({
    "search.records": async ({ body, caller: anybody }) => {
      const caller = signedIn(anybody);
      const groups = await findRecords(services, lists, caller, body.search);
      const mayOpenPeople = meets(endpoints["people.get"].access, caller);
      return { people: mayOpenPeople ? await findPeople(services.database, groups) : [], groups };
    },
  }),
});

type ResponseBody = z.output<(typeof searchSchemas)["search.records"]["response"]>;

/** The people of whom several of the found records are. Other records of theirs play no part. */
async function findPeople(
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
