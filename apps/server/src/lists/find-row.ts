import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { inScope } from "./conditions.ts";
import type { BoundList } from "./list.ts";
import { readRows } from "./rows.ts";

/** One row of a list by its id, or undefined where it is not there or not visible to the caller. */
export async function findRow(
  database: Database,
  list: BoundList,
  caller: Caller,
  id: string,
  fields: readonly string[],
): Promise<Row | undefined> {
  const visible = await rowsOf(
    database,
    sql`select 1 from ${list.table} where ${list.key} = ${id} and ${inScope(list, caller)}`,
  );
  if (visible.length === 0) return undefined;
  const [row] = await readRows(database, list, [id], fields);
  return row;
}
