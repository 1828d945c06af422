import type { CrudName } from "@portico/contract";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import type { AuditCategory } from "../../audit/record-audit.ts";
import type { RowTable } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import type { RequestOf } from "../../http/handler.ts";
import type { BoundList } from "../../lists/list.ts";
import type { Services } from "../../services/services.ts";
import type { CallsOf } from "../calls.ts";
import type { BoundWork } from "../work/work.ts";

/** Columns that are set for every row: its id, its version, who wrote it and when. */
type Stamp = "id" | "version" | "createdBy" | "createdDate" | "updatedBy" | "updatedDate";

/** What a row is set to by those who create or change it. */
export type Columns<Table extends PgTable> = Omit<Table["$inferInsert"], Stamp>;

/** What the forms of a feature send. */
export type BodyOf<Prefix extends string> = RequestOf<CallsOf<Prefix, "create" | "update">>["body"];

/** A write that is under way, in its transaction. */
export interface Write<Table extends RowTable, Body> {
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  readonly id: string;
  /** The row as it is, held until the transaction ends; undefined where it is created. */
  readonly before: Table["$inferSelect"] | undefined;
  /** What was sent. */
  readonly body: Body;
}

/** Why a row cannot be written because there is one like it. */
interface Duplicate {
  readonly message: string;
  /** What is wrong with each field. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Rows that people create, read, change, end and remove. Each write is within the caller's scope, has its history and its
 * audit record, and answers the row as the list shows it. Its hooks are written as methods, so that they are compared
 * loosely: the schemas of the same call have parsed what they get.
 */
export interface Crud<Table extends RowTable = RowTable, Body = unknown> {
  /** The table of the list's rows. */
  readonly table: Table;
  /** What a person calls one of them, in a refusal: "This configuration entry". */
  readonly noun: string;
  /** Needed for calls that write. */
  readonly category?: AuditCategory;
  /** Refuses a write, by what it throws, before anything else is looked at. */
  check?(write: Write<Table, Body | undefined>): void | Promise<void>;
  /** The columns of what was sent. Needed for calls that create and update. */
  columns?(write: Write<Table, Body>): Columns<Table> | Promise<Columns<Table>>;
  /** What is answered where the table has a row like it. @default such an error is the server's */
  readonly duplicate?: Duplicate;
  /** The column that `end` sets: to today where it holds a date, to the time where it holds an instant. */
  readonly endColumn?: Extract<keyof Table["_"]["columns"], string>;
  /** What the detail says beside the list's fields. */
  detail?(id: string, services: Services): Promise<object>;
  /** Follows every write that was tried. */
  afterwards?(services: Services): void;
}

/** What `crud` must say, by the calls that the contract has. */
export type CrudNeeds<Prefix extends string> = [CallsOf<Prefix, CrudName>] extends [never]
  ? never
  : NeedsCategory<Prefix> & NeedsColumns<Prefix> & NeedsEnd<Prefix>;

type NeedsCategory<Prefix extends string> = [CallsOf<Prefix, Exclude<CrudName, "detail">>] extends [never]
  ? unknown
  : { readonly category: AuditCategory };

type NeedsEnd<Prefix extends string> = [CallsOf<Prefix, "end">] extends [never]
  ? unknown
  : { readonly endColumn: string };

type NeedsColumns<Prefix extends string> = [CallsOf<Prefix, "create" | "update">] extends [never]
  ? unknown
  : { readonly columns: (...given: never[]) => unknown };

/** Such rows with the list that shows them, whichever it is. */
export interface BoundCrud extends Crud {
  readonly list: BoundList;
  /** How the same rows are worked; undefined where they are not. */
  readonly work: BoundWork | undefined;
}

/** The columns of a table, by the names that code knows them by. */
export type NamedColumns = Readonly<Record<string, PgColumn>>;
