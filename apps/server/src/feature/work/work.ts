import {
  type DueDay,
  type EntryCode,
  entriesOf,
  type FieldOf,
  type GenericTypeKey,
  type ListId,
  type WorkName,
} from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import type { AuditCategory } from "../../audit/record-audit.ts";
import type { VersionedTable } from "../../audit/versioned-table.ts";
import type { Database, Row } from "../../db/database.ts";
import type { BoundList } from "../../lists/list.ts";
import { isListedFor, isVisibleTo } from "../../lists/row-set.ts";
import { entryIdOf } from "../../reference/seed.ts";
import type { Services } from "../../services/services.ts";
import type { ContractCalls } from "../calls.ts";

/** A table whose rows have a status. If it has a column `statusDate`, it's the time of the last status change. */
export type WorkTable = VersionedTable & { readonly statusId: PgColumn };

/** A table whose rows also have an agent. */
export type AssignedTable = WorkTable & { readonly agentId: PgColumn };

/** The statuses of rows: the entries of a generic type. */
type Statuses = {
  readonly [Key in GenericTypeKey]: {
    /** The generic type with the statuses. */
    readonly statusType: Key;
    /** The status of a new row. @default the first entry */
    readonly firstStatus?: EntryCode<Key>;
    /** The status of a row after an assignment, by its previous status. @default unchanged */
    readonly statusWhenAssigned?: { readonly [Code in EntryCode<Key>]?: EntryCode<Key> };
  };
}[GenericTypeKey];

/** A status change of rows, within its transaction. */
export interface StatusWrite<Table extends WorkTable = WorkTable> {
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  /** The rows before the change, locked until the transaction ends. */
  readonly rows: readonly Table["$inferSelect"][];
  /** Null to clear it. */
  readonly statusId: string | null;
}

/** A status change with which follow-ups are added, within its transaction. */
export interface PromisedChange
  extends Pick<StatusWrite, "transaction" | "services" | "caller" | "statusId"> {
  /** The rows after the change. */
  readonly rows: readonly Row[];
  readonly due: DueDay;
  readonly comment: string | undefined;
}

/** The follow-ups that a status change has added. */
export interface AddedFollowUps {
  /** One for each row, in the same order. */
  readonly ids: readonly string[];
  readonly dueDate: string;
  readonly dueTime: string | null;
  /** What the status history says about them. */
  readonly text: string;
}

/** The follow-ups of status changes. */
export interface PromisedFollowUps {
  /**
   * Adds one about each row.
   * @throws Failure 422 if the status promises nothing, the day is past, or nobody could do it
   */
  add(change: PromisedChange): Promise<AddedFollowUps>;
  /**
   * Removes those that nobody has changed since.
   * @returns how many
   */
  remove(
    undone: Pick<StatusWrite, "transaction" | "caller"> & { readonly ids: readonly string[] },
  ): Promise<number>;
}

/**
 * Rows that agents work on: they have a status with a history and, for some calls, an agent. Hooks are methods for the
 * same reason as in `Crud`. They run for the calls that change statuses, not for forms with a status.
 */
export type Work<Id extends ListId = ListId, Table extends WorkTable = WorkTable> = Statuses & {
  /** Rejects a status change by throwing a `Failure`. Runs before anything is written. */
  checkStatus?(change: StatusWrite<Table>): void | Promise<void>;
  /** Runs after a status change, in its transaction. For example, it can queue messages. */
  statusChanged?(change: StatusWrite<Table>): void | Promise<void>;
  /** The follow-ups that status changes can add; required if the contract's calls take them. Undoing removes them. */
  readonly followUps?: PromisedFollowUps;
  /** The form's field with the comment of the status history entry that saving adds. @default a fixed text */
  readonly formComment?: string;
  /** The list's field that names a row in errors about rows that have left the list. @default rows are counted */
  readonly rowName?: FieldOf<Id>;
  /** When the counted rows were last refreshed. @default always current */
  readonly refreshedDate?: (database: Database) => Promise<string | null>;
};

/** The required options of `work`, depending on the contract's calls. */
export type RequiredWork<Prefix extends string, Table> = [ContractCalls<Prefix, WorkName>] extends [never]
  ? never
  : Table extends RequiredTable<Prefix>
    ? unknown
    : never;

type RequiredTable<Prefix extends string> = [
  ContractCalls<Prefix, "assign" | "summary" | "summaries">,
] extends [never]
  ? WorkTable
  : AssignedTable;

/** What the calls of `work` depend on. */
export interface WorkContext extends Pick<Work, "checkStatus" | "statusChanged" | "followUps"> {
  readonly list: BoundList;
  readonly table: WorkTable;
  readonly category: AuditCategory;
  readonly statusType: GenericTypeKey;
  readonly firstStatus?: string;
  readonly statusWhenAssigned?: Readonly<Partial<Record<string, string>>>;
  readonly formComment?: string;
  readonly rowName?: string;
  readonly refreshedDate?: (database: Database) => Promise<string | null>;
}

/** The ID of a new row's status. */
export function firstStatusId({
  statusType,
  firstStatus,
}: Pick<WorkContext, "statusType" | "firstStatus">): string {
  return entryIdOf(statusType, firstStatus ?? entriesOf(statusType)[0]?.code ?? "");
}

/** The ID of a row's status after an assignment, by the ID of its previous status. */
export function statusesWhenAssigned({
  statusType,
  statusWhenAssigned = {},
}: WorkContext): ReadonlyMap<string, string> {
  const ids = Object.entries(statusWhenAssigned).flatMap(([from, to]) =>
    to === undefined ? [] : [[entryIdOf(statusType, from), entryIdOf(statusType, to)] as const],
  );
  return new Map(ids);
}

/** The rows that a caller can see, including those that have left the list. */
export function visible({ list }: WorkContext, caller: Caller): SQL {
  return isVisibleTo(list, caller);
}

/** The rows that a caller may change: those in the list. */
export function workable({ list }: WorkContext, caller: Caller): SQL {
  return isListedFor(list, caller);
}

/**
 * The agent column.
 * @throws Error if the table has none, which the types of `feature` prevent
 */
export function agentOf({ table, list }: WorkContext): PgColumn {
  if ("agentId" in table && table.agentId) return (table as AssignedTable).agentId;
  throw new Error(`The table of the list "${list.id}" has no column for an agent.`);
}

/** A condition for rows with these IDs. */
export function among({ table }: WorkContext, ids: readonly string[]): SQL {
  return sql`${table.id} = any(${sql.param(ids)}::uuid[])`;
}
