import type { SortKey } from "@portico/contract";
import { and, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { joinsOfOrder } from "./joins.ts";
import { type BoundList, type Reference, referenceOf } from "./list.ts";
import { isNullableColumn, type OrderStep, orderBy, orderOf } from "./order.ts";
import type { RowSet } from "./row-set.ts";

/** A part of the sorted rows. */
interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** Whether to count from the end. @default false */
  readonly reversed?: boolean;
  /** Whether to sort all rows instead of following an index of the order. @default false */
  readonly sortsAll?: boolean;
}

/** Selects the IDs of a part of the sorted rows, in order. */
export function selectOrderedIds(set: RowSet, sort: readonly SortKey[], slice: Slice): SQL {
  const { list, from, where } = set;
  const { limit, offset, reversed = false, sortsAll = false } = slice;
  const order = sortsAll ? orderOf(list, sort).map(withoutIndex) : orderOf(list, sort);
  const select = (steps: readonly OrderStep[], condition: SQL | undefined, rows: SQL, required?: Reference) =>
    sql`select ${list.key} as id from ${from} ${joinsOfOrder(list, steps, required)} where ${condition}
      ${orderBy(steps, { reversed })} ${rows}`;
  const [first, ...rest] = order;
  const reference = first && optionalReference(list, first);
  if (!reference) return select(order, where, sql`limit ${limit} offset ${offset}`);
  // Sorted by the name of something that not every row refers to. A left join would read all rows. Rows that have the
  // reference can be read in order, and the others come last.
  const most = sql`limit ${offset + limit}`;
  const referring = select(
    [{ ...first, nullable: false }, ...rest],
    and(where, isNotNull(reference.from)),
    most,
    reference,
  );
  const others = select(rest, and(where, isNull(reference.from)), most);
  return sql`select id from (
      select id, 0 as part, row_number() over () as place from (${referring}) as referring
      union all
      select id, 1 as part, row_number() over () as place from (${others}) as others
    ) as both_parts
    order by part ${reversed ? sql`desc` : sql`asc`}, place limit ${limit} offset ${offset}`;
}

/** The same order by an expression that no index has. */
function withoutIndex(step: OrderStep): OrderStep {
  return { ...step, compared: sql`coalesce(${step.compared}, ${step.compared})` };
}

/** The reference of a step's value, if it is null only where the row has no reference. */
function optionalReference(list: BoundList, { source }: OrderStep): Reference | undefined {
  const reference = referenceOf(list, source);
  return reference && !reference.from.notNull && !isNullableColumn(source) ? reference : undefined;
}
