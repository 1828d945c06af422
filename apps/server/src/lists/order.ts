import type { SortKey } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { sortKey } from "../db/schema/sort-key.ts";
import { type BoundList, type FieldSource, isTextField, referenceOf, sourceOf } from "./list.ts";

/** One step of an order in SQL. */
export interface OrderStep {
  readonly source: FieldSource;
  /** What is compared: the value, or the sort key of a text. */
  readonly compared: FieldSource;
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
    const compared = isTextField(list, field) ? sortKey(source) : source;
    return { source, compared, descending, nullable: isNullable(list, source) };
  });
  return [
    ...steps,
    { source: list.key, compared: list.key, descending: steps.at(-1)?.descending ?? false, nullable: false },
  ];
}

/** A column says itself whether it can be missing; that of another table is where nothing there is referred to. */
function isNullable(list: BoundList, source: FieldSource): boolean {
  if (!is(source, PgColumn) || !source.notNull) return true;
  const reference = referenceOf(list, source);
  return reference !== undefined && !reference.from.notNull;
}

/** `order by` what these steps say; `reversed` gives the same rows from the other end. */
export function orderBy(steps: readonly OrderStep[], { reversed = false } = {}): SQL {
  const terms = steps.map(({ compared, descending, nullable }) => {
    const direction = descending === reversed ? sql`asc` : sql`desc`;
    if (!nullable) return sql`${compared} ${direction}`;
    return reversed ? sql`${compared} ${direction} nulls first` : sql`${compared} ${direction} nulls last`;
  });
  return sql`order by ${sql.join(terms, sql`, `)}`;
}

/**
 * The rows that come after the one with these values. The leading comparison alone lets the database begin in the
 * right place of an index; the rest is exact.
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
