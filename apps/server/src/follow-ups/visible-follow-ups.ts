import { endpoints } from "@portico/contract";
import { type FollowUpRecord, followUpRecords } from "@portico/contract/features/follow-ups";
import { recordKinds } from "@portico/contract/features/search";
import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../access/caller.ts";
import { meets } from "../access/preview.ts";
import { includesEveryRow, scopeOf, visibleTo } from "../access/scope.ts";
import { followUps } from "../db/schema/index.ts";
import { recordTables } from "../records/record-tables.ts";

const kinds = Object.keys(followUpRecords) as FollowUpRecord[];

/** The follow-ups that a caller sees: their own, and those about records that they can see. */
export function isVisibleFollowUp(caller: Caller): SQL {
  return or(isOwnFollowUp(caller), hasVisibleRecord(caller)) ?? sql`false`;
}

/** The follow-ups that a caller is to do. In a preview, none are: records decide what both users see. */
export function isOwnFollowUp({ agentId, preview }: Caller): SQL {
  return agentId === null || preview ? sql`false` : eq(followUps.agentId, agentId);
}

/** The follow-ups about records that a caller can see. */
function hasVisibleRecord(caller: Caller): SQL {
  const readable = kinds.filter((kind) => mayRead(caller, kind));
  const whole = readable.filter((kind) => seesEvery(caller, kind));
  if (whole.length === kinds.length) return sql`true`;
  const some = readable
    .filter((kind) => !whole.includes(kind))
    .map((kind) => sql`select ${kind}::text, id from (${visibleIds(caller, kind)}) as visible`);
  // A subquery that doesn't depend on the follow-up is run once, so all kinds share one.
  const isListed = sql`(${followUps.recordKind}, ${followUps.recordId}) in (${sql.join(some, sql` union all `)})`;
  return or(inArray(followUps.recordKind, whole), some.length > 0 ? isListed : undefined) ?? sql`false`;
}

/** Whether a caller can see the record of a kind whose row has an ID. */
export function isVisibleRecord(caller: Caller, kind: FollowUpRecord, rowId: PgColumn): SQL {
  if (!mayRead(caller, kind)) return sql`false`;
  if (seesEvery(caller, kind)) return sql`true`;
  return sql`${rowId} in (${visibleIds(caller, kind)})`;
}

function mayRead(caller: Caller, kind: FollowUpRecord): boolean {
  return meets(endpoints[recordKinds[kind]].access, caller);
}

function seesEvery(caller: Caller, kind: FollowUpRecord): boolean {
  const { area, agentId } = recordTables[kind];
  return includesEveryRow(scopeOf(caller, area), agentId);
}

/** The rows of the records that a caller can see. */
function visibleIds(caller: Caller, kind: FollowUpRecord): SQL {
  const table = recordTables[kind];
  return sql`select ${table.id} as id from ${table.id.table} where ${visibleTo(caller, table)}`;
}

/** What a follow-up tells of its record, only to those who can see it. */
export function recordFieldsFor(caller: Caller) {
  const known = (field: "name" | "knownId") => {
    const values = kinds.map((kind) => {
      const { id, [field]: column } = recordTables[kind];
      return sql`when ${followUps.recordKind} = ${kind} and ${isVisibleRecord(caller, kind, followUps.recordId)}
        then (select ${column}::text from ${id.table} where ${eq(id, followUps.recordId)})`;
    });
    return sql<string | null>`case ${sql.join(values, sql` `)} end`;
  };
  return { name: known("name"), recordId: known("knownId") };
}
