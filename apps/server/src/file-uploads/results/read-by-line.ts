import type { SQL } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../../db/database.ts";

/** The number of rows in memory at the same time. */
const rowsAtOnce = 5_000;

/**
 * Reads rows with a `line` in the order of their lines, some at a time.
 * @param next the rows after a line, up to a number
 */
export async function* readByLine(
  transaction: Database,
  next: (after: number, limit: number) => SQL,
): AsyncGenerator<Row> {
  let after = -1;
  for (;;) {
    const rows = await rowsOf(transaction, next(after, rowsAtOnce));
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < rowsAtOnce || !last) return;
    after = Number(last.line);
  }
}
