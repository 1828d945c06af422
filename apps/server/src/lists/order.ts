import type { SortKey } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { type BoundList, type FieldSource, referenceOf, sourceOf } from "./list.ts";

/** One step of an order in SQL. */
export interface OrderStep {
  readonly source: FieldSource;
  readonly descending: boolean;
  /** Whether the value can be missing; what is missing comes last, whatever the direction. */
  readonly nullable: boolean;
}

/**
 * The order of a list: what was asked for, and the id last, so that no two rows tie. The id runs the same way as the
 * step before it, so that one index serves both directions.
 */
export function orderOf(list: BoundList, sort: readonly SortKey[]): OrderStep[] {
  const steps = sort.map(({ field, descending }) => {
    const source = sourceOf(list, field);
    return { source, descending, nullable: isNullable(list, source) };
  });
  return [...steps, { source: list.key, descending: steps.at(-1)?.descending ?? false, nullable: false }];
}

/** A column says itself whether it can be missing; that of another table is where nothing there is referred to. */
function isNullable(list: BoundList, source: FieldSource): boolean {
  if (!is(source, PgColumn) || !source.notNull) return true;
  const reference = referenceOf(list, source);
  return reference !== undefined && !reference.from.notNull;
}

/** `order by` what these steps say; `reversed` gives the same rows from the other end. */
export function orderBy(steps: readonly OrderStep[], { reversed = false } = {}): SQL {
  const terms = steps.map(({ source, descending, nullable }) => {
    const direction = descending === reversed ? sql`asc` : sql`desc`;
    if (!nullable) return sql`${source} ${direction}`;
    return reversed ? sql`${source} ${direction} nulls first` : sql`${source} ${direction} nulls last`;
  });
  return sql`order by ${sql.join(terms, sql`, `)}`;
}

/**
 * The rows that come after the one with these values. The leading comparison alone lets the database begin in the
 * right place of an index; the rest is exact.
 */
export function after(steps: readonly OrderStep[], values: readonly unknown[]): SQL {
  const [step, ...rest] = steps;
  if (!step) return sql`false`;
  const [value, ...others] = values;
  const { source, descending, nullable } = step;
  if (value === null)
    return rest.length === 0 ? sql`false` : sql`(${source} is null and ${after(rest, others)})`;
  const beyond = descending ? sql`${source} < ${value}` : sql`${source} > ${value}`;
  const later = nullable ? sql`(${beyond} or ${source} is null)` : beyond;
  if (rest.length === 0) return later;
  const exact = sql`(${later} or (${source} = ${value} and ${after(rest, others)}))`;
  if (nullable) return exact;
  const begin = descending ? sql`${source} <= ${value}` : sql`${source} >= ${value}`;
  return sql`(${begin} and ${exact})`;
}
