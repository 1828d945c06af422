import type { FieldOf, ListId, WorkName } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import type { AuditCategory } from "../../audit/record-audit.ts";
import type { RowTable } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import type { BoundList } from "../../lists/list.ts";
import { isListedFor, isVisibleTo } from "../../lists/row-set.ts";
import type { CallsOf } from "../calls.ts";

/** A table whose rows have a status. */
export type WorkTable = RowTable & { readonly statusId: PgColumn };

/** A table whose rows have an agent too, who works them. */
export type AssignedTable = WorkTable & { readonly agentId: PgColumn };

/** Rows that are worked: they have a status with a history and, for some calls, an agent. */
export interface Work<Id extends ListId = ListId, Table extends WorkTable = WorkTable> {
  /** The table of the list's rows. */
  readonly table: Table;
  /** What a person calls one of them, in a refusal: "This lost policy". */
  readonly noun: string;
  /** The generic type whose entries are their statuses. */
  readonly statusType: string;
  readonly category: AuditCategory;
  /** The list's field that names a row in the refusal of one that has left the list. @default they are counted */
  readonly rowName?: FieldOf<Id>;
  /** The status of a row once it is assigned. @default the one it had */
  readonly statusWhenAssigned?: SQL;
  /** When what the summary counts was last brought up to date. @default it always is */
  readonly refreshedDate?: (database: Database) => Promise<string | null>;
}

/** What `work` must say, by the calls that the contract has. */
export type WorkNeeds<Prefix extends string> = [CallsOf<Prefix, WorkName>] extends [never]
  ? never
  : [CallsOf<Prefix, "assign" | "summary" | "summaries">] extends [never]
    ? unknown
    : { readonly table: AssignedTable };

/** Worked rows with the list that shows them, whichever it is. */
export interface BoundWork extends Omit<Work, "rowName"> {
  readonly list: BoundList;
  readonly rowName?: string;
}

/** The rows that a caller sees, whether they still belong to the list or not. */
export function visible({ list }: BoundWork, caller: Caller): SQL {
  return isVisibleTo(list, caller);
}

/** The rows that a caller may work: those that belong to the list. */
export function workable({ list }: BoundWork, caller: Caller): SQL {
  return isListedFor(list, caller);
}

/**
 * The column of the agent who works a row.
 * @throws Error where the table has none, which the types of `feature` keep from happening
 */
export function agentOf({ table, noun }: BoundWork): PgColumn {
  if ("agentId" in table && table.agentId) return (table as AssignedTable).agentId;
  throw new Error(`The table of "${noun}" has no column for an agent.`);
}

/** Some rows of the table. */
export function among({ table }: BoundWork, ids: readonly string[]): SQL {
  return sql`${table.id} = any(${sql.param(ids)}::uuid[])`;
}
