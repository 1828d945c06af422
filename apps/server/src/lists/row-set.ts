import { type Filter, type FilterValue, fieldOfFilter, searchParameter } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { visibleTo } from "../access/scope.ts";
import { conditionOf, equals } from "./conditions.ts";
import { type BoundList, isGrouped, sourceOf } from "./list.ts";
import { searchCondition } from "./search/search-condition.ts";

/** The rows of a list that a query reads. */
export interface RowSet {
  readonly list: BoundList;
  /** The `from` clause. */
  readonly from: SQL;
  /** The `where` clause: the caller's scope and the filters. */
  readonly where: SQL;
  /** The rows of the list's count table that count these. Undefined if it can't: it has no field of a filter. */
  readonly counts?: RowSet | undefined;
}

/** The filters of a request. */
export interface ListFilters {
  /** Filter values by name. */
  readonly filters?: Readonly<Record<string, FilterValue>>;
  /** Path parameters by name. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** The rows that a caller may see and that match all filters. */
export function visibleRows(declared: BoundList, caller: Caller, narrowing?: ListFilters): RowSet {
  const { fieldsFor, fields } = declared;
  const list = fieldsFor ? { ...declared, fields: { ...fields, ...fieldsFor(caller) } } : declared;
  const rows = rowsWhere(list, isListedFor(list, caller), narrowing);
  return { ...rows, counts: countedRows(list, caller, narrowing) };
}

/** The rows of the count table that count the rows of a list. Undefined if a filter is on another field. */
function countedRows(
  { id, endpoint, timeZone, today, scope, countTable }: BoundList,
  caller: Caller,
  narrowing: ListFilters = {},
): RowSet | undefined {
  if (!countTable || scope === "everyone" || typeof scope === "function") return undefined;
  const { table, count, agentId, references, fields } = countTable;
  const counts: BoundList = {
    ...{ id, endpoint, timeZone, today, table, references, fields },
    ...{ key: count, scope: { area: scope.area, agentId } },
  };
  const isCounted = (name: string) =>
    !isSearch(counts, name) && Object.hasOwn(fields, fieldOfFilter(name, filterOf(counts, name)));
  if (!Object.keys(narrowing.filters ?? {}).every(isCounted)) return undefined;
  return rowsWhere(counts, isVisibleTo(counts, caller), narrowing);
}

/** The rows that meet a condition and match all filters. */
export function rowsWhere(
  list: BoundList,
  scope: SQL = sql`true`,
  { filters = {}, params = {} }: ListFilters = {},
): RowSet {
  const { table } = list;
  const conditions = [
    ...Object.entries(params).map(([name, value]) => equals(sourceOf(list, paramField(list, name)), value)),
    ...Object.entries(filters).map(([name, value]) => {
      if (isSearch(list, name)) return searchCondition(list, String(value));
      const filter = filterOf(list, name);
      const field = fieldOfFilter(name, filter);
      return conditionOf(list, { filter, field }, value);
    }),
  ];
  // The caller's scope applies to the grouped rows, not to the groups.
  if (isGrouped(table)) {
    const from = sql`(${table.query(scope)}) as ${sql.identifier(table.alias)}`;
    return { list, from, where: allOf(conditions) };
  }
  return { list, from: sql`${table}`, where: allOf([scope, ...conditions]) };
}

/** Adds a condition. */
export function withCondition(rows: RowSet, condition: SQL): RowSet {
  return { ...rows, counts: undefined, where: sql`${rows.where} and ${condition}` };
}

/** A condition for the rows of a list that a caller may see. */
export function isListedFor(list: BoundList, caller: Caller): SQL {
  const visible = isVisibleTo(list, caller);
  return list.where ? sql`${list.where} and ${visible}` : visible;
}

/** A condition for the rows that a caller may see, including rows that have left the list. */
export function isVisibleTo({ scope }: Pick<BoundList, "scope">, caller: Caller): SQL {
  if (scope === "everyone") return sql`true`;
  return typeof scope === "function" ? scope(caller) : visibleTo(caller, scope);
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

function isSearch({ endpoint }: BoundList, name: string): boolean {
  return name === searchParameter && endpoint.searchable !== undefined;
}

function filterOf({ id, endpoint }: BoundList, name: string): Filter {
  const filter = endpoint.filters[name];
  if (!filter) throw new Error(`The list "${id}" has no filter "${name}".`);
  return filter;
}

function paramField({ id, endpoint }: BoundList, name: string): string {
  const field = endpoint.params?.[name];
  if (!field) throw new Error(`The path of the list "${id}" has no parameter "${name}".`);
  return field;
}
