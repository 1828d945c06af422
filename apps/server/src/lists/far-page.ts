import type { SortKey } from "@portico/contract";
import { sql } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { type Count, countAndSum } from "./count.ts";
import { joinsOfOrder } from "./joins.ts";
import { orderBy, orderOf } from "./order.ts";
import type { RowSet } from "./row-set.ts";
import { readRows } from "./rows.ts";

/** Which page is read. */
export interface PageRead {
  readonly sort: readonly SortKey[];
  /** So many rows stand before it. */
  readonly offset: number;
  readonly pageSize: number;
  readonly fields: readonly string[];
  /** The fields that are summed over all rows that match. */
  readonly totals: readonly string[];
}

/** A page with what is said of all rows that match. */
export interface FoundPage extends Count {
  readonly rows: readonly Row[];
}

/**
 * A page far from the begin: the count comes first, and pages of the second half are counted from the end, so that the
 * last page costs what the first does.
 */
export async function readFarPage(database: Database, set: RowSet, page: PageRead): Promise<FoundPage> {
  const count = await countAndSum(database, set, page.totals);
  const ids = await readIds(database, set, page, count.total);
  return { ...count, rows: await readRows(database, set, ids, page.fields) };
}

async function readIds(
  database: Database,
  { list, from, where }: RowSet,
  { sort, offset, pageSize }: PageRead,
  total: number,
): Promise<string[]> {
  const length = Math.min(pageSize, total - offset);
  if (length <= 0) return [];
  const order = orderOf(list, sort);
  // Where rows are counted only so far, the end is not known.
  const reversed = list.endpoint.countUpTo === undefined && offset > total / 2;
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as id from ${from} ${joinsOfOrder(list, order)} where ${where}
      ${orderBy(order, { reversed })}
      limit ${length} offset ${reversed ? total - offset - length : offset}`,
  );
  const ids = rows.map(({ id }) => String(id));
  return reversed ? ids.reverse() : ids;
}
