import type { Page } from "@portico/contract";
import type { ListQuery } from "@portico/contract/schemas";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { rowFields } from "./columns.ts";
import { matching } from "./conditions.ts";
import type { BoundList } from "./list.ts";
import { joinsOfOrder, orderBy, orderOf } from "./order.ts";
import { nested, readRows } from "./rows.ts";

/** One page of the rows that a caller sees, with the totals. */
export async function readPage(
  database: Database,
  list: BoundList,
  caller: Caller,
  query: ListQuery,
): Promise<Page<Row>> {
  const where = matching(list, caller, query.filters);
  const totalRecords = await countRows(database, list, where);
  const ids = await readIds(database, list, where, query, totalRecords);
  const rows = await readRows(database, list, ids, rowFields(list.endpoint, query.columns));
  return {
    data: rows.map(nested),
    totalRecords,
    totalPages: Math.ceil(totalRecords / query.pageSize),
  };
}

const countRow = z.tuple([z.object({ count: z.number() })]);

/** How many rows match. */
export async function countRows(database: Database, list: BoundList, where: SQL): Promise<number> {
  const rows = await rowsOf(database, sql`select count(*)::int as count from ${list.table} where ${where}`);
  return countRow.parse(rows)[0].count;
}

const idRows = z.array(z.object({ id: z.string() }));

/** The ids of a page; those of the second half are counted from the end, so that the last page costs what the first does. */
async function readIds(
  database: Database,
  list: BoundList,
  where: SQL,
  { sort, pageNumber, pageSize }: ListQuery,
  total: number,
): Promise<string[]> {
  const offset = (pageNumber - 1) * pageSize;
  const length = Math.min(pageSize, total - offset);
  if (length <= 0) return [];
  const order = orderOf(list, sort);
  const reversed = offset > total / 2;
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as id from ${list.table} ${joinsOfOrder(list, order)} where ${where}
      ${orderBy(order, { reversed })}
      limit ${length} offset ${reversed ? total - offset - length : offset}`,
  );
  const ids = idRows.parse(rows).map((row) => row.id);
  return reversed ? ids.reverse() : ids;
}
