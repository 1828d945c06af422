import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { readCount, selectCount } from "./count.ts";
import type { FoundPage, PageRead } from "./far-page.ts";
import { joinsForFields, joinsOfOrder } from "./joins.ts";
import { orderBy, orderOf } from "./order.ts";
import type { RowSet } from "./row-set.ts";
import { selectFields, toWireRow } from "./rows.ts";

/** Where a row stands in its page. */
const place = "row place";

/**
 * A page with its count in one statement: one moment of the database, and one way there and back. Its ids are found
 * first, by an index alone where there is one, and only their rows are read.
 */
export async function readNearPage(database: Database, set: RowSet, page: PageRead): Promise<FoundPage> {
  const { list, from, where } = set;
  const { sort, offset, pageSize, fields, totals } = page;
  const order = orderOf(list, sort);
  const ids = sql`select ${list.key} as id from ${from} ${joinsOfOrder(list, order)} where ${where}
    ${orderBy(order)} limit ${pageSize} offset ${offset}`;
  const rows = await rowsOf(
    database,
    sql`select counted.*, page.place as ${sql.identifier(place)}, ${selectFields(list, fields)}
      from (${selectCount(set, totals)}) as counted
      left join (select id, row_number() over () as place from (${ids}) as found) as page on true
      left join ${from} on ${list.key} = page.id ${joinsForFields(list, fields)}
      order by page.place`,
  );
  const found = rows.filter((row) => row[place] !== null);
  return { ...readCount(rows[0], totals), rows: found.map((row) => toWireRow(list, row, fields)) };
}
