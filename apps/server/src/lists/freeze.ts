import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { matching } from "./conditions.ts";
import { countRows } from "./count.ts";
import type { BoundList } from "./list.ts";

/** What a list's filters matched at one moment. */
export interface Frozen {
  /** How many rows match. */
  readonly count: number;
  /** Their ids; empty where there are more than may be frozen. */
  readonly ids: readonly string[];
}

/** The ids of the rows that a caller sees and that match every filter, `most` of them at most. */
export async function freeze(
  database: Database,
  list: BoundList,
  caller: Caller,
  filters: Readonly<Record<string, string>>,
  most: number,
): Promise<Frozen> {
  const where = matching(list, caller, filters);
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as id from ${list.table} where ${where} limit ${most + 1}`,
  );
  if (rows.length > most) return { count: await countRows(database, list, where), ids: [] };
  return { count: rows.length, ids: rows.map(({ id }) => String(id)) };
}

/** Which of some rows a caller no longer sees in a list under these filters. */
export async function goneFrom(
  database: Database,
  list: BoundList,
  caller: Caller,
  filters: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as id from ${list.table}
      where ${list.key} = any(${sql.param(ids)}::uuid[]) and ${matching(list, caller, filters)}`,
  );
  const there = new Set(rows.map(({ id }) => String(id)));
  return ids.filter((id) => !there.has(id.toLowerCase()));
}
