import { type Area, endpoints, type FieldOf, type ListEndpoint, type ListId } from "@portico/contract";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Where a field's value stands: a column, or an expression over what the list reads. */
export type FieldSource = PgColumn | SQL;

/**
 * A list as its feature declares it. From this one value come the page, its totals, the order, the filters and every
 * export. Its filters follow from the contract: each looks at one of these fields.
 */
export interface List<Id extends ListId = ListId> {
  readonly id: Id;
  /** Whose rows these are; the scope of that area narrows every query. */
  readonly area: Area;
  readonly table: PgTable;
  readonly key: PgColumn;
  /** The agent a row belongs to. */
  readonly agentId: PgColumn;
  /**
   * What the fields need beside the table. Left joins on unique keys, so that the database leaves out those that
   * nothing asks for.
   */
  readonly joins: SQL;
  /** What is worth joining only for the rows of a page, once they are known: sums over other tables. */
  readonly costlyJoins?: { readonly fields: readonly FieldOf<Id>[]; readonly joins: () => SQL };
  readonly fields: Readonly<Record<FieldOf<Id>, FieldSource>>;
}

/** A list whose endpoint is known only at run time. */
export interface AnyList extends Omit<List, "id" | "fields" | "costlyJoins"> {
  readonly id: ListId;
  readonly fields: Readonly<Record<string, FieldSource>>;
  readonly costlyJoins?: { readonly fields: readonly string[]; readonly joins: () => SQL };
}

/** A list with the contract's side of it. */
export interface BoundList extends AnyList {
  readonly endpoint: ListEndpoint;
}

/**
 * The source of a field.
 * @throws Error where the list has none, which the contract's schemas and the compiler keep from happening
 */
export function sourceOf(list: AnyList, field: string): SQLWrapper & FieldSource {
  const source = Object.hasOwn(list.fields, field) ? list.fields[field] : undefined;
  if (!source) throw new Error(`The list "${list.id}" has no source for its field "${field}".`);
  return source;
}

/** The list with what the contract says of it. */
export function bindList(list: AnyList): BoundList {
  return { ...list, endpoint: endpoints[list.id] };
}
