import type { SortKey } from "@portico/contract";
import { sql } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { joinsOfOrder } from "./joins.ts";
import { isAfter, orderBy, orderOf } from "./order.ts";
import type { RowSet } from "./row-set.ts";
import { readRows } from "./rows.ts";

/** Options for streaming rows. */
export interface StreamOptions {
  readonly sort: readonly SortKey[];
  readonly fields: readonly string[];
  /**
   * How many IDs a query reads.
   * @default 20000
   */
  readonly idsPerQuery?: number;
  /**
   * How many rows are read at once and buffered until the client reads them.
   * @default 2000
   */
  readonly rowsPerChunk?: number;
}

/**
 * All matching rows in order, in chunks. Uses keyset pagination, so that no transaction stays open while a client
 * reads. Rows that move meanwhile may appear twice or not at all.
 */
export async function* streamRows(
  database: Database,
  set: RowSet,
  walk: StreamOptions,
): AsyncGenerator<Row[]> {
  const { fields, rowsPerChunk = 2_000 } = walk;
  for await (const ids of streamIds(database, set, walk)) {
    for (let from = 0; from < ids.length; from += rowsPerChunk) {
      yield await readRows(database, set, ids.slice(from, from + rowsPerChunk), fields);
    }
  }
}

async function* streamIds(
  database: Database,
  { list, from, where }: RowSet,
  { sort, idsPerQuery = 20_000 }: StreamOptions,
): AsyncGenerator<string[]> {
  const order = orderOf(list, sort);
  const values = order.map(({ compared }, index) => sql`${compared} as ${sql.identifier(`v${index}`)}`);
  let beyond = sql`true`;
  while (true) {
    const rows = await rowsOf(
      database,
      sql`select ${sql.join(values, sql`, `)} from ${from} ${joinsOfOrder(list, order)}
        where ${where} and ${beyond} ${orderBy(order)} limit ${idsPerQuery}`,
    );
    // The ID is the last step of every sort order.
    if (rows.length > 0) yield rows.map((row) => String(row[`v${order.length - 1}`]));
    const last = rows.at(-1);
    if (!last || rows.length < idsPerQuery) return;
    beyond = isAfter(
      order,
      order.map((_, index) => last[`v${index}`]),
    );
  }
}
