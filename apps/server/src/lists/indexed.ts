import { type Filter, fieldOfFilter, type SortKey } from "@portico/contract";
import { is, type SQL } from "drizzle-orm";
import { getTableConfig, IndexedColumn, PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { type BoundList, type FieldSource, referenceOf, sourceOf } from "./list.ts";
import { type OrderStep, orderOf } from "./order.ts";

const dialect = new PgDialect({ casing: "snake_case" });

/** An index as far as it can help to find rows, or to bring them in order. */
interface Index {
  readonly method: string;
  /** Its first column, by the name that code knows it by. */
  readonly first: string;
  readonly operators: string | undefined;
  readonly isDescending: boolean;
  readonly isNullsFirst: boolean;
  /** The rows it holds; all unless said. */
  readonly where: SQL | undefined;
}

/** Whether the database finds the rows that match a filter of a list by an index, and need not look at all of them. */
export function isFilterIndexed(list: BoundList, name: string): boolean {
  const filter = list.endpoint.filters[name];
  if (!filter) throw new Error(`The list "${list.id}" has no filter "${name}".`);
  const source = sourceOf(list, fieldOfFilter(name, filter));
  if (!is(source, PgColumn)) return false;
  const reference = referenceOf(list, source);
  if (!reference) return indexesOf(list.table, list.only).some((index) => finds(index, source, filter));
  const { from, to, isLarge = false } = reference;
  const isReached = indexesOf(list.table, list.only).some((index) => isOn(index, from));
  // A small table is looked through, whatever indexes it has.
  return isReached && (!isLarge || indexesOf(to.table).some((index) => finds(index, source, filter)));
}

/** Whether the database reads a list in an order by an index, so that a page does not cost sorting all its rows. */
export function isSortIndexed(list: BoundList, sort: readonly SortKey[]): boolean {
  const [step] = orderOf(list, sort);
  if (!step) return false;
  const own = indexesOf(list.table, list.only);
  const reference = referenceOf(list, step.source);
  if (!reference) return own.some((index) => orders(index, step));
  // The values are read in order where they stand, and the rows that refer to each by the index of the reference.
  const { from, to } = reference;
  const isReached = from.notNull && own.some((index) => isOn(index, from));
  return isReached && indexesOf(to.table).some((index) => orders(index, step));
}

function finds(index: Index, column: PgColumn, { kind }: Filter): boolean {
  if (!isOn(index, column)) return false;
  return kind === "text" ? index.operators === "gin_trgm_ops" : index.method === "btree";
}

/** An index is read from either end; what is missing has to come last all the same. */
function orders(index: Index, { source, descending, nullable }: OrderStep): boolean {
  if (!is(source, PgColumn) || index.method !== "btree" || !isOn(index, source)) return false;
  if (!nullable) return true;
  return index.isDescending === descending ? !index.isNullsFirst : index.isNullsFirst;
}

function isOn({ first }: Index, column: FieldSource): boolean {
  return is(column, PgColumn) && column.name === first;
}

/**
 * The indexes of a table that hold all of these rows.
 * @param rows all rows of the table, unless said
 */
function indexesOf(table: PgTable, rows?: SQL): Index[] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const keys = [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns),
  ];
  const own = indexes.flatMap(({ config }): Index[] => {
    const [first] = config.columns;
    if (!is(first, IndexedColumn) || first.name === undefined) return [];
    const { order = "asc", nulls = "last", opClass } = first.indexConfig;
    return [
      {
        method: config.method ?? "btree",
        first: first.name,
        operators: opClass,
        isDescending: order === "desc",
        isNullsFirst: nulls === "first",
        where: config.where,
      },
    ];
  });
  const all = [...own, ...keys.flatMap(([first]) => (first ? [plainIndex(first)] : []))];
  return all.filter(({ where }) => where === undefined || isSame(where, rows));
}

function plainIndex(first: PgColumn): Index {
  const order = { operators: undefined, isDescending: false, isNullsFirst: false };
  return { method: "btree", first: first.name, ...order, where: undefined };
}

/** Whether two conditions are written alike, apart from naming the table. */
function isSame(one: SQL, other: SQL | undefined): boolean {
  return other !== undefined && written(one) === written(other);
}

function written(condition: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(condition);
  return JSON.stringify([text.replaceAll(/"[^"]+"\."([^"]+)"/g, "$1").replaceAll('"', ""), params]);
}
