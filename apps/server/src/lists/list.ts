import { endpoints, type FieldOf, type ListEndpoint, type ListId } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn, type PgTable, PgView } from "drizzle-orm/pg-core";
import type { OwnedRows } from "../access/scope.ts";
import type { BusinessClock } from "../time/business-clock.ts";

/** Where a field's value comes from: a column, or an expression over columns and costly joins. */
export type FieldSource = PgColumn | SQL;

/** A source, or a function that makes it from today's date (`YYYY-MM-DD`) each time it is used. */
export type FieldDefinition = FieldSource | ((today: string) => SQL);

/** Another table that rows refer to; joined only where something asks for it. */
export interface Reference {
  /** The column of the list's table that refers to it; where it is never empty, what it refers to is there. */
  readonly from: PgColumn;
  /** The column referred to, unique in its table. */
  readonly to: PgColumn;
  /**
   * Whether that table may hold as many rows as the list's: what matches there is then not gathered first.
   * @default false
   */
  readonly isLarge?: boolean;
}

/** Joins that are worth it only for rows that are known: sums over other tables. */
export interface CostlyJoins {
  /** What they bring. */
  readonly fields: readonly string[];
  /** What they depend on beside the rows, from today's date: the year. Their SQL is made once for each. */
  readonly dependOn: (today: string) => string;
  readonly joins: (on: string) => SQL;
}

/** Rows that are groups of other rows: policies counted by carrier and state. */
export interface GroupedQuery {
  /** The name by which `fields` and `key` reach its columns: sql`in_force.carrier`. */
  readonly alias: string;
  /** The query. `visible` is the caller's scope: it belongs in the `where`, so that only visible rows are counted. */
  readonly query: (visible: SQL) => SQL;
}

/** What a list reads: a table, a view, or a grouped query. */
export type ListSource = PgTable | PgView | GroupedQuery;

/** Whose rows a list shows; `"everyone"` is everyone whom the endpoint's access admits. */
export type ListScope = OwnedRows | "everyone";

/**
 * A list with the source of each field. The page, its totals, the order, the filters and every export come from this
 * value. Its filters follow from the contract: each looks at one of these fields.
 */
export interface List<Id extends ListId = ListId, Field extends string = FieldOf<Id>> {
  readonly id: Id;
  /** Whose rows these are; it narrows every query. */
  readonly scope: ListScope;
  /** Which rows of the source belong to the list; for example those that have not ended. */
  readonly where?: SQL;
  /** Where the rows are. */
  readonly table: ListSource;
  /** What tells rows apart; of the type that the contract's `id` field declares. */
  readonly key: FieldSource;
  readonly references: readonly Reference[];
  readonly costlyJoins?: CostlyJoins;
  readonly fields: Readonly<Record<Field, FieldDefinition>>;
}

/** A list with the contract's side of it, whichever it is. */
export interface BoundList extends List<ListId, string> {
  readonly endpoint: ListEndpoint;
  /** The business time zone, in which days begin and end. */
  readonly timeZone: () => string;
  /** Today in the business time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** The list with what the contract says of it. */
export function bindList(
  list: List<ListId, string>,
  { clock }: { readonly clock: Pick<BusinessClock, "timeZone" | "today"> },
): BoundList {
  const { timeZone, today } = clock;
  return { ...list, endpoint: endpoints[list.id], timeZone, today };
}

/**
 * The source of a field.
 * @throws Error where the list has none, which the contract's schemas and the compiler keep from happening
 */
export function sourceOf(list: BoundList, field: string): FieldSource {
  const source = Object.hasOwn(list.fields, field) ? list.fields[field] : undefined;
  if (!source) throw new Error(`The list "${list.id}" has no source for its field "${field}".`);
  return typeof source === "function" ? source(list.today()) : source;
}

/** The reference that a source is reached by; undefined where it stands in the list's own table, or is costly. */
export function referenceOf(list: BoundList, source: FieldSource): Reference | undefined {
  if (!is(source, PgColumn) || source.table === list.table || is(list.table, PgView)) return undefined;
  const reference = list.references.find(({ to }) => to.table === source.table);
  if (!reference) throw new Error(`The list "${list.id}" refers to no table that has "${source.name}".`);
  return reference;
}

/** Whether a field is text for people, which is compared without case and accents. */
export function isTextField({ endpoint }: BoundList, field: string): boolean {
  const { format = "text" } = endpoint.fields[field] ?? {};
  return format === "text" || format === "status";
}

/** Whether a list's rows are groups of others. */
export function isGrouped(table: BoundList["table"]): table is GroupedQuery {
  return "query" in table && "alias" in table;
}

/** The type of a list's key in the database, by the contract. */
export function keyType({ endpoint }: BoundList): SQL {
  return sql.raw(endpoint.fields.id?.idType ?? "uuid");
}
