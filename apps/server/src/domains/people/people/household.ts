import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import type { VisibleRecord } from "./visible-records.ts";

const memberRows = z.array(
  z.object({
    personId: z.string(),
    knownId: z.string(),
    kind: z.string(),
    name: z.string(),
    relation: z.string().nullable(),
    dob: z.string().nullable(),
  }),
);

/**
 * The people on the applications among these records, which the caller can see. Each once: with the newest application.
 */
export async function readHousehold(database: Database, personId: string, records: readonly VisibleRecord[]) {
  const sources = records
    .filter(({ listed }) => listed === "application" || listed === "marketplaceApplication")
    .toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""))
    .map(({ sourceId }) => sourceId);
  if (sources.length === 0) return [];
  const rows = memberRows.parse(
    await rowsOf(
      database,
      sql`select r.person_id as "personId", r.known_id as "knownId", r.kind, r.name, r.dob::text as dob,
          (select member->>'relation' from offline_applications,
            jsonb_array_elements(offline_app_members) member
            where offline_applications.id = r.source_id and member->>'id' = r.record_id::text) as relation
        from person_records r where r.source_id = any(${sql.param(sources)}::uuid[])
        order by array_position(${sql.param(sources)}::uuid[], r.source_id), r.kind, r.name`,
    ),
  );
  const byPerson = Map.groupBy(rows, (row) => row.personId);
  if (byPerson.size < 2) return [];
  return [...byPerson.values()]
    .flatMap((same) => same.slice(0, 1))
    .map(({ knownId, name, relation, dob, ...row }) => ({
      id: row.personId === personId ? null : knownId,
      name,
      relation,
      dob,
    }));
}
