import type { SortKey } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { sortKey } from "../db/schema/sort-key.ts";
import { type BoundList, type FieldSource, isTextField, referenceOf, sourceOf } from "./list.ts";

/** A step of a sort order in SQL. */
export interface OrderStep {
  readonly source: FieldSource;
  /** The compared expression: the value, or the sort key of a text. */
  readonly compared: FieldSource;
  readonly descending: boolean;
  /** Whether the value can be null. Nulls come last in both directions. */
  readonly nullable: boolean;
}

/**
 * The requested sort order, with the ID as the last step to break ties. The ID has the direction of the step before it,
 * so that one index serves both directions.
 */
export function orderOf(list: BoundList, sort: readonly SortKey[]): OrderStep[] {
  const steps = sort.flatMap(({ field, descending }) => {
    const other = list.sortedBy?.[field];
    return [other?.source ?? sourceOf(list, field)].flat().map((source) => ({
      source,
      compared: !other && isTextField(list, field) ? sortKey(source) : source,
      descending: descending !== (other?.isReversed ?? false),
      nullable: isNullable(list, source),
    }));
  });
  return [
    ...steps,
    { source: list.key, compared: list.key, descending: steps.at(-1)?.descending ?? false, nullable: false },
  ];
}

/** Whether a column can be null, on its own or because its reference is. */
function isNullable(list: BoundList, source: FieldSource): boolean {
  if (isNullableColumn(source)) return true;
  const reference = referenceOf(list, source);
  return reference !== undefined && !reference.from.notNull;
}

/** Whether a source can be null in its own table. Expressions can. */
export function isNullableColumn(source: FieldSource): boolean {
  return !is(source, PgColumn) || !source.notNull;
}

/** An `order by` clause. `reversed` returns the same rows from the other end. */
export function orderBy(steps: readonly OrderStep[], { reversed = false } = {}): SQL {
  const terms = steps.map(({ compared, descending, nullable }) => {
    const direction = descending === reversed ? sql`asc` : sql`desc`;
    if (!nullable) return sql`${compared} ${direction}`;
    return reversed ? sql`${compared} ${direction} nulls first` : sql`${compared} ${direction} nulls last`;
  });
  return sql`order by ${sql.join(terms, sql`, `)}`;
}

/**
 * A keyset condition: rows after the one with these values. The leading comparison lets the database start at the right
 * position of an index, and the rest is exact.
 */
export function isAfter(steps: readonly OrderStep[], values: readonly unknown[]): SQL {
  const [step, ...rest] = steps;
  if (!step) return sql`false`;
  const [value, ...others] = values;
  const { compared, descending, nullable } = step;
  if (value === null)
    return rest.length === 0 ? sql`false` : sql`(${compared} is null and ${isAfter(rest, others)})`;
  const beyond = descending ? sql`${compared} < ${value}` : sql`${compared} > ${value}`;
  const later = nullable ? sql`(${beyond} or ${compared} is null)` : beyond;
  if (rest.length === 0) return later;
  const exact = sql`(${later} or (${compared} = ${value} and ${isAfter(rest, others)}))`;
  if (nullable) return exact;
  const begin = descending ? sql`${compared} <= ${value}` : sql`${compared} >= ${value}`;
  return sql`(${begin} and ${exact})`;
}
