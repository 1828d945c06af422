import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { joinsForFields } from "./joins.ts";
import type { BoundList } from "./list.ts";
import { visibleRows, withCondition } from "./row-set.ts";
import { selectFields, toWireRow } from "./rows.ts";

/** Finds a row by ID. Undefined if it doesn't exist or isn't visible to the caller. */
export async function findRow(
  database: Database,
  declared: BoundList,
  caller: Caller,
  id: string,
  fields: readonly string[],
): Promise<Row | undefined> {
  const { list, from, where } = withCondition(visibleRows(declared, caller), sql`${declared.key} = ${id}`);
  const [row] = await rowsOf(
    database,
    sql`select ${selectFields(list, fields)} from ${from} ${joinsForFields(list, fields)} where ${where}`,
  );
  return row && toWireRow(list, row, fields);
}
