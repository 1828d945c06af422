import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import type { BoundList } from "./list.ts";
import { visibleRows, withCondition } from "./row-set.ts";
import { readRows } from "./rows.ts";

/** One row of a list by its id, or undefined where it is not there or not visible to the caller. */
export async function findRow(
  database: Database,
  list: BoundList,
  caller: Caller,
  id: string,
  fields: readonly string[],
): Promise<Row | undefined> {
  const rows = withCondition(visibleRows(list, caller), sql`${list.key} = ${id}`);
  const visible = await rowsOf(database, sql`select 1 from ${rows.from} where ${rows.where}`);
  if (visible.length === 0) return undefined;
  const [row] = await readRows(database, rows, [id], fields);
  return row;
}
