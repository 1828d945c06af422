import { endpoints, type FieldOf, type ListEndpoint, type ListId } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn, type PgTable, PgView } from "drizzle-orm/pg-core";
import type { Caller } from "../access/caller.ts";
import type { OwnedRows } from "../access/scope.ts";
import type { BusinessClock } from "../time/business-clock.ts";

/** The SQL of a field's value: a column, or an expression over columns and costly joins. */
export type FieldSource = PgColumn | SQL;

/** A source, or a function that creates it from today's date (`YYYY-MM-DD`) for each query. */
export type FieldDefinition = FieldSource | ((today: string) => SQL);

/** Another table that rows refer to. Joined only when needed. */
export interface Reference {
  /** The list table's column that refers to it. If it is not nullable, the referenced row always exists. */
  readonly from: PgColumn;
  /** The referenced column, unique in its table. */
  readonly to: PgColumn;
  /**
   * Whether that table can have as many rows as the list's. Then filters don't collect its matching rows first.
   * @default false
   */
  readonly isLarge?: boolean;
}

/** A reference with the column that a field shows. */
export interface NamedReference extends Reference {
  readonly name: PgColumn;
}

/** Joins that are efficient only for a few known rows: sums over other tables. */
export interface CostlyJoins {
  /** The fields that require them. */
  readonly fields: readonly string[];
  /** A cache key from today's date, such as the year. The joins' SQL is built once for each key. */
  readonly dependOn: (today: string) => string;
  readonly joins: (on: string) => SQL;
}

/** Rows that are groups of other rows: policies counted by carrier and state. */
export interface GroupedQuery {
  /** The alias for its columns in `fields` and `key`: sql`in_force.carrier`. */
  readonly alias: string;
  /**
   * The query. `visible` is the caller's scope. Add it to the `where` clause, so that only visible rows are counted.
   */
  readonly query: (visible: SQL) => SQL;
}

/**
 * The value by which a field is sorted instead of its own: an age by the birth date, which has an index, or a month by
 * year and month.
 */
export interface SortedBy {
  readonly source: FieldSource | readonly FieldSource[];
  /** Whether the order is the opposite: the later the birth date, the lower the age. @default false */
  readonly isReversed?: boolean;
}

/**
 * What filters by day compare instead of a field's own value: the year and month of a row with those of the day. An
 * index on the year and month is then used.
 */
export interface ComparedAs {
  readonly source: SQL;
  /** What it is compared with, from the day of the filter (`YYYY-MM-DD`). */
  readonly valueOf: (day: string) => SQL;
}

/** The stored form of a text that a user looks for, or of a part of it: an NPN without leading zeros. */
export type SoughtAs = (text: string) => string;

/**
 * A table with the counts and sums of a list's rows by some of their fields. Pages use it while all filters are on these
 * fields, since counting millions of rows takes long.
 */
export interface CountTable {
  readonly table: PgTable;
  /** The column with the number of rows. */
  readonly count: PgColumn;
  /** Its column with the agent, if the list's scope is by agent. */
  readonly agentId: PgColumn;
  /** Joins to the tables of its fields. */
  readonly references: readonly Reference[];
  /** The fields that the rows are counted by, and those that are summed. */
  readonly fields: Readonly<Record<string, FieldSource>>;
}

/** The source of a list's rows: a table, a view, or a grouped query. */
export type ListSource = PgTable | PgView | GroupedQuery;

/** A condition for the rows that a caller may see. */
export type VisibleRows = (caller: Caller) => SQL;

/**
 * Who sees a list's rows. `"everyone"` means every user who meets the endpoint's access requirement. For rows that don't
 * belong to agents, a function decides.
 */
export type ListScope = OwnedRows | VisibleRows | "everyone";

/**
 * A list with the SQL of each field. Pages, totals, sort order, filters and exports are all derived from it. The
 * contract declares its filters, each of which refers to one of these fields.
 */
export interface List<Id extends ListId = ListId, Field extends string = FieldOf<Id>> {
  readonly id: Id;
  /** Who sees the rows. Added to every query. */
  readonly scope: ListScope;
  /** Which rows of the source the list includes, such as those that have not ended. */
  readonly where?: SQL;
  /** The source of the rows. */
  readonly table: ListSource;
  /** The row's unique key, of the type of the contract's `id` field. */
  readonly key: FieldSource;
  readonly references: readonly Reference[];
  readonly costlyJoins?: CostlyJoins;
  readonly fields: Readonly<Record<Field, FieldDefinition>>;
  /** The SQL of fields that depend on who reads them, in place of that in `fields`. */
  readonly fieldsFor?: (caller: Caller) => Readonly<Record<string, SQL>>;
  /** Fields that are sorted by another value. */
  readonly sortedBy?: Readonly<Partial<Record<Field, SortedBy>>>;
  /** Fields whose filters by day compare another value. */
  readonly comparedAs?: Readonly<Partial<Record<Field, ComparedAs>>>;
  /** What filters and searches look for in fields that are stored in a form of their own. */
  readonly soughtAs?: Readonly<Partial<Record<Field, SoughtAs>>>;
  /** The IDs of the agents or carriers that fields name, where neither a reference nor a field `<name>Id` has them. */
  readonly idsOf?: Readonly<Partial<Record<Field, PgColumn>>>;
  /**
   * The references of fields whose table is already joined for another field. Filters use them. The value of such a
   * field is a subquery.
   */
  readonly namedReferences?: Readonly<Partial<Record<Field, NamedReference>>>;
  /** The values that sums add up instead of the fields' own, such as only those of some rows. */
  readonly summedAs?: Readonly<Partial<Record<Field, SQL>>>;
  readonly countTable?: CountTable;
}

/** A list with its endpoint in the contract, for any list. */
export interface BoundList extends List<ListId, string> {
  readonly endpoint: ListEndpoint;
  /** The business time zone, which determines when days start and end. */
  readonly timeZone: () => string;
  /** Today in the business time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** Adds the contract's endpoint to a list. */
export function bindList(
  list: List<ListId, string>,
  { clock }: { readonly clock: Pick<BusinessClock, "timeZone" | "today"> },
): BoundList {
  const { timeZone, today } = clock;
  return { ...list, endpoint: endpoints[list.id], timeZone, today };
}

/**
 * The SQL of a field.
 * @throws Error if the list doesn't have it, which the contract's schemas and the compiler prevent
 */
export function sourceOf(list: BoundList, field: string): FieldSource {
  const source = Object.hasOwn(list.fields, field) ? list.fields[field] : undefined;
  if (!source) throw new Error(`The list "${list.id}" has no SQL for its field "${field}".`);
  return typeof source === "function" ? source(list.today()) : source;
}

/** The reference to the table of a source. Undefined for the list's own table and for costly joins. */
export function referenceOf(list: BoundList, source: FieldSource): Reference | undefined {
  if (!is(source, PgColumn) || source.table === list.table || is(list.table, PgView)) return undefined;
  const reference = list.references.find(({ to }) => to.table === source.table);
  if (!reference)
    throw new Error(`The list "${list.id}" has no reference to the table with "${source.name}".`);
  return reference;
}

/** Whether a field is text that is compared ignoring case and accents. */
export function isTextField({ endpoint }: BoundList, field: string): boolean {
  const { format = "text" } = endpoint.fields[field] ?? {};
  return format === "text" || format === "status";
}

/** Whether a list's rows are groups of other rows. */
export function isGrouped(table: BoundList["table"]): table is GroupedQuery {
  return "query" in table && "alias" in table;
}

/** The database type of a list's key, according to the contract. */
export function keyType({ endpoint }: BoundList): SQL {
  return sql.raw(endpoint.fields.id?.idType ?? "uuid");
}
