import { endpoints } from "@portico/contract";
import { type FollowUpRecord, followUpRecords } from "@portico/contract/features/follow-ups";
import { recordKinds } from "@portico/contract/features/search";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
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
  const some = readable.filter((kind) => !whole.includes(kind));
  // One lookup by ID for each follow-up, whoever sees how many: lists of IDs are slow once they are long.
  const cases = some.map((kind) => {
    const { id } = recordTables[kind];
    const isSeen = and(eq(id, followUps.recordId), visibleRecords(caller, kind));
    return sql`when ${kind} then exists (select 1 from ${id.table} where ${isSeen})`;
  });
  const isListed = sql`case ${followUps.recordKind} ${sql.join(cases, sql` `)} else false end`;
  return or(inArray(followUps.recordKind, whole), some.length > 0 ? isListed : undefined) ?? sql`false`;
}

/** The rows of a kind of records that a caller can see, as a condition on the table of the records. */
export function visibleRecords(caller: Caller, kind: FollowUpRecord): SQL {
  return mayRead(caller, kind) ? visibleTo(caller, recordTables[kind]) : sql`false`;
}

function mayRead(caller: Caller, kind: FollowUpRecord): boolean {
  return meets(endpoints[recordKinds[kind]].access, caller);
}

function seesEvery(caller: Caller, kind: FollowUpRecord): boolean {
  const { area, agentId } = recordTables[kind];
  return includesEveryRow(scopeOf(caller, area), agentId);
}

/** What a follow-up tells of its record, only to those who can see it. */
export function recordFieldsFor(caller: Caller) {
  const known = (field: "name" | "knownId") => {
    const values = kinds.map((kind) => {
      const { id, [field]: column } = recordTables[kind];
      const isSeen = and(eq(id, followUps.recordId), visibleRecords(caller, kind));
      return sql`when ${kind} then (select ${column}::text from ${id.table} where ${isSeen})`;
    });
    return sql<string | null>`case ${followUps.recordKind} ${sql.join(values, sql` `)} end`;
  };
  return { name: known("name"), recordId: known("knownId") };
}
