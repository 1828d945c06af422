import { allows, endpoints } from "@portico/contract";
import { type RecordKind, recordKinds } from "@portico/contract/features/people/search";
import type { foundRecord } from "@portico/contract/features/people/search.schemas";
import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Row } from "../db/database.ts";
import { joinsForFields } from "../lists/joins.ts";
import type { BoundList } from "../lists/list.ts";
import type { RowSet } from "../lists/row-set.ts";
import { selectFields } from "../lists/rows.ts";
import { foundKinds, shownValue } from "./found-kinds.ts";

const kinds = Object.keys(recordKinds) as RecordKind[];

/** The kinds of records whose list a caller may open, in the order in which they are shown. */
export function kindsFor(caller: Caller): RecordKind[] {
  return kinds.filter((kind) => allows(endpoints[recordKinds[kind]].access, caller));
}

/** Column name of the ID, in addition to the fields. */
const recordId = "record id";

/** The query for what identifies records to people. */
export function selectRecords(list: BoundList, kind: RecordKind, { from, where }: RowSet): SQL {
  const { name, details, findBy } = foundKinds[kind];
  const fields: string[] = [...new Set<string>([name, ...details, ...findBy])];
  return sql`select ${list.key} as ${sql.identifier(recordId)}, ${selectFields(list, fields)}
    from ${from} ${joinsForFields(list, fields)} where ${where}`;
}

/** The record in a row of this query. */
export function recordOf({ endpoint }: BoundList, kind: RecordKind, row: Row): z.output<typeof foundRecord> {
  const { name, details, findBy } = foundKinds[kind];
  const shown = (field: string) => shownValue(endpoint.fields[field]?.format, row[field]);
  const joined = (fields: readonly string[], separator: string) =>
    fields.flatMap((field) => shown(field) || []).join(separator);
  return {
    id: String(row[recordId]),
    name: shown(name),
    details: joined(details, " · "),
    search: joined(findBy, " "),
  };
}
