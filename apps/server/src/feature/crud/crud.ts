import type { CrudName } from "@portico/contract";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import type { AuditCategory } from "../../audit/record-audit.ts";
import type { VersionedTable } from "../../audit/versioned-table.ts";
import type { Database } from "../../db/database.ts";
import type { RequestOf } from "../../http/handler.ts";
import type { BoundList } from "../../lists/list.ts";
import type { Services } from "../../services/services.ts";
import type { ContractCalls } from "../calls.ts";
import type { Catalog } from "../catalog.ts";
import type { WorkContext } from "../work/work.ts";

/** Columns that `crud` sets for every row: its id, its version, who wrote it and when. */
type Stamp = "id" | "version" | "createdBy" | "createdDate" | "updatedBy" | "updatedDate";

/** The columns of a row that is created or changed. A new row with statuses has the first one unless they say another. */
export type Columns<Table extends PgTable> = Omit<Table["$inferInsert"], Stamp | "statusId"> &
  Partial<Pick<Table["$inferInsert"], Extract<keyof Table["$inferInsert"], "statusId">>>;

/** The body of a feature's forms. */
export type BodyOf<Prefix extends string> = RequestOf<ContractCalls<Prefix, "create" | "update">>["body"];

/** A call that writes. */
export type WriteName = Exclude<CrudName, "detail">;

/** A request to write one row. */
export interface Change {
  readonly call: WriteName;
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  readonly id: string;
  readonly body: unknown;
  /** The version that was read. */
  readonly expectedVersion?: number | undefined;
}

/** A write, in its transaction. */
export interface Write<Table extends VersionedTable, Body> {
  readonly call: WriteName;
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  readonly id: string;
  /** The current row, locked until the transaction ends; undefined where it is created. */
  readonly before: Table["$inferSelect"] | undefined;
  readonly body: Body;
}

/** The answer where another row has the same values. */
interface DuplicateMessage {
  readonly message: string;
  /** What is wrong with each field. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Rows that people create, read, change, end and remove. Each write is limited to the caller's scope, has its history and
 * its audit event, and answers the row as the list shows it. Hooks are methods, because TypeScript compares those
 * loosely: the schemas of the same call have parsed what they get.
 */
export interface Crud<Table extends VersionedTable = VersionedTable, Body = unknown> {
  /** Refuses a write by throwing a `Failure`. It runs before anything is written. */
  check?(write: Write<Table, Body | undefined>): void | Promise<void>;
  /** The columns to write. @default the values of the body, in the columns of their names */
  columns?(write: Write<Table, Body>): Columns<Table> | Promise<Columns<Table>>;
  /** What is answered where a unique index refuses the row. @default an error of the server */
  readonly duplicate?: DuplicateMessage;
  /** The column that `end` sets: to today where it holds a date, to the time where it holds an instant. */
  readonly endColumn?: Extract<keyof Table["_"]["columns"], string>;
  /** What `detail` answers besides the list's fields. */
  detail?(id: string, services: Services, catalog: Catalog): Promise<object>;
  /** Runs after every write, also one that failed. */
  afterwards?(services: Services): void;
}

/** What `crud` requires, by the calls that the contract has. */
export type RequiredCrud<Prefix extends string, Table> = [ContractCalls<Prefix, CrudName>] extends [never]
  ? never
  : EndColumnIfCalled<Prefix> & ColumnsIfDifferent<Prefix, Table>;

type EndColumnIfCalled<Prefix extends string> = [ContractCalls<Prefix, "end">] extends [never]
  ? unknown
  : { readonly endColumn: string };

/** `columns` is required where the body and the table differ: in what the body has, or in what a new row needs. */
type ColumnsIfDifferent<Prefix extends string, Table> = [ContractCalls<Prefix, "create" | "update">] extends [
  never,
]
  ? unknown
  : Table extends PgTable
    ? [UnknownKeys<Table, BodyOf<Prefix>> | MissingColumns<Table, BodyOf<Prefix>>] extends [never]
      ? unknown
      : { readonly columns: (...write: never[]) => unknown }
    : unknown;

type UnknownKeys<Table extends PgTable, Body> = Exclude<keyof Body, keyof Table["$inferInsert"]>;
type MissingColumns<Table extends PgTable, Body> = Exclude<
  RequiredKeys<Table["$inferInsert"]>,
  RequiredKeys<Body> | Stamp | "statusId"
>;
type RequiredKeys<Values> = {
  [Key in keyof Values]-?: object extends Pick<Values, Key> ? never : Key;
}[keyof Values];

/** What the calls of `crud` need to know. */
export interface CrudContext extends Crud {
  readonly list: BoundList;
  /** The list's table; undefined where no call writes. */
  readonly table: VersionedTable | undefined;
  readonly category: AuditCategory | undefined;
  /** The keys that a body can have. */
  readonly bodyKeys: readonly string[];
  /** The statuses of the same rows; undefined where they have none. */
  readonly work: WorkContext | undefined;
  readonly catalog: Catalog;
}

/** What writes need to know. */
export interface WriteContext extends CrudContext {
  readonly table: VersionedTable;
  readonly category: AuditCategory;
}

/** The columns of a table, by the names they have in code. */
export type NamedColumns = Readonly<Record<string, PgColumn>>;
