import { endpoints } from "@portico/contract";
import { type FollowUpRecord, followUpRecords } from "@portico/contract/features/follow-ups/follow-ups";
import { recordKinds } from "@portico/contract/features/people/search";
import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { includesEveryRow, scopeOf, visibleTo } from "../../access/scope.ts";
import { followUps } from "../../db/schema/index.ts";
import { recordTables } from "../../records/record-tables.ts";

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
  const whole = kinds.filter((kind) => mayRead(caller, kind) && seesEvery(caller, kind));
  if (whole.length === kinds.length) return sql`true`;
  // One lookup by ID for each follow-up. A subquery with the IDs of all visible records gets slow once there are many.
  const cases = kinds
    .filter((kind) => !whole.includes(kind))
    .map((kind) => sql`when ${kind} then exists (${selectRecord(caller, kind, sql`1`)})`);
  const isVisible = sql`case ${followUps.recordKind} ${sql.join(cases, sql` `)} else false end`;
  return or(inArray(followUps.recordKind, whole), isVisible) ?? sql`false`;
}

/** Selects a value of a follow-up's record, if it has this kind and the caller can see it. */
function selectRecord(caller: Caller, kind: FollowUpRecord, value: SQL): SQL {
  const { id } = recordTables[kind];
  return sql`select ${value} from ${id.table} where ${eq(id, followUps.recordId)} and ${recordScope(caller, kind)}`;
}

/** The records of a kind that a caller can see, as a condition on their table. */
export function recordScope(caller: Caller, kind: FollowUpRecord): SQL {
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
      const value = sql`${recordTables[kind][field]}::text`;
      return sql`when ${kind} then (${selectRecord(caller, kind, value)})`;
    });
    return sql<string | null>`case ${followUps.recordKind} ${sql.join(values, sql` `)} end`;
  };
  return { name: known("name"), recordId: known("knownId") };
}
