import type { CrudName, GenericTypeKey } from "@portico/contract";
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

/** Columns that `crud` sets: ID, version, author and time. */
type Stamp = "id" | "version" | "createdBy" | "createdDate" | "updatedBy" | "updatedDate";

/** The columns to write for a new or changed row. A new row gets the first status unless the columns include one. */
export type Columns<Table extends PgTable> = Omit<Table["$inferInsert"], Stamp | "statusId"> & {
  readonly [Name in Extract<keyof Table["$inferInsert"], "statusId">]?:
    | Table["$inferInsert"][Name]
    | undefined;
};

/** The calls that take a form. */
type BodyCall = "create" | "update" | "save";

/** The request body of a feature's forms. */
export type BodyOf<Prefix extends string> = RequestOf<ContractCalls<Prefix, BodyCall>>["body"];

/** A write. `save` is either `create` or `update`. */
export type WriteName = Exclude<CrudName, "detail" | "save">;

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

/** A write within its transaction. */
export interface Write<Table extends VersionedTable, Body> {
  readonly call: WriteName;
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  readonly id: string;
  /** The current row, locked until the transaction ends. Undefined when creating a row. */
  readonly before: Table["$inferSelect"] | undefined;
  readonly body: Body;
}

/** The response if another row has the same unique values. */
interface DuplicateMessage {
  readonly message: string;
  /** The error of each field. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Rows that users create, read, update, end and delete. Each write is limited to the caller's scope, has history and
 * an audit event, and returns the row as the list shows it. Hooks are methods because TypeScript checks their
 * parameters less strictly; the endpoint's schemas have already parsed the values.
 */
export interface Crud<Table extends VersionedTable = VersionedTable, Body = unknown> {
  /** Rejects a write by throwing a `Failure`. Runs before anything is written. */
  check?(write: Write<Table, Body | undefined>): void | Promise<void>;
  /** The columns to write. @default the body's values, in the columns with the same names */
  columns?(write: Write<Table, Body>): Columns<Table> | Promise<Columns<Table>>;
  /** The columns with entries of a generic type. Other entries are rejected. The status needs none. */
  readonly entryTypes?: { readonly [Name in Extract<keyof Table["_"]["columns"], string>]?: GenericTypeKey };
  /** The response if the row violates a unique constraint. @default a 500 error */
  readonly duplicate?: DuplicateMessage;
  /** The responses for single unique indexes and exclusion constraints, by name. They precede `duplicate`. */
  readonly duplicates?: Readonly<Record<string, DuplicateMessage>>;
  /** The column that `end` sets: to today for a date, to the current time for a timestamp. */
  readonly endColumn?: Extract<keyof Table["_"]["columns"], string>;
  /** Additional data for the response of `detail`. */
  detail?(id: string, services: Services, catalog: Catalog): Promise<object>;
  /** Runs after a row was created or updated, in the same transaction. For example, it can queue messages. */
  saved?(write: Write<Table, Body>, row: Table["$inferSelect"]): void | Promise<void>;
  /** Runs after every write, even if it failed. */
  afterwards?(services: Services): void;
}

/** The required options of `crud`, depending on the contract's calls. */
export type RequiredCrud<Prefix extends string, Table> = [ContractCalls<Prefix, CrudName>] extends [never]
  ? never
  : EndColumnIfCalled<Prefix> & ColumnsIfDifferent<Prefix, Table>;

type EndColumnIfCalled<Prefix extends string> = [ContractCalls<Prefix, "end">] extends [never]
  ? unknown
  : { readonly endColumn: string };

/** `columns` is required if the body and the table differ: the body has other values, or a new row needs more. */
type ColumnsIfDifferent<Prefix extends string, Table> = [ContractCalls<Prefix, BodyCall>] extends [never]
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

/** What the calls of `crud` depend on. */
export interface CrudContext extends Crud {
  readonly list: BoundList;
  /** The list's table. Undefined if no call writes. */
  readonly table: VersionedTable | undefined;
  readonly category: AuditCategory | undefined;
  /** The possible keys of a request body. */
  readonly bodyKeys: readonly string[];
  /** The work options of the same rows. Undefined if they have no statuses. */
  readonly work: WorkContext | undefined;
  readonly catalog: Catalog;
}

/** What writes depend on. */
export interface WriteContext extends CrudContext {
  readonly table: VersionedTable;
  readonly category: AuditCategory;
}

/** The columns of a table by property name. */
export type NamedColumns = Readonly<Record<string, PgColumn>>;
