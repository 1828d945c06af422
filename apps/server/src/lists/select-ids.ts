import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { countRows } from "./count.ts";
import { keyType } from "./list.ts";
import { type RowSet, withCondition } from "./row-set.ts";

/** The rows that matched at one moment. */
export interface SelectedIds {
  /** The number of matching rows. */
  readonly count: number;
  /** Their IDs. Empty if there are too many. */
  readonly ids: readonly string[];
}

/** Reads up to `most` IDs of matching rows. */
export async function selectIds(database: Database, rows: RowSet, most: number): Promise<SelectedIds> {
  const ids = await idsOf(database, rows, most + 1);
  if (ids.length > most) return { count: await countRows(database, rows), ids: [] };
  return { count: ids.length, ids };
}

/** The IDs that are not among the rows. */
export async function findMissingIds(
  database: Database,
  rows: RowSet,
  ids: readonly string[],
): Promise<string[]> {
  const { list } = rows;
  const there = new Set(await idsOf(database, amongRows(rows, ids), ids.length));
  // PostgreSQL writes UUIDs in lowercase.
  const written = (id: string) => (list.endpoint.fields.id?.idType ? id : id.toLowerCase());
  return ids.filter((id) => !there.has(written(id)));
}

/** Limits rows to those with these IDs. */
export function amongRows(rows: RowSet, ids: readonly string[]): RowSet {
  const { list } = rows;
  return withCondition(rows, sql`${list.key} = any(${sql.param(ids)}::${keyType(list)}[])`);
}

async function idsOf(database: Database, { list, from, where }: RowSet, most: number): Promise<string[]> {
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as id from ${from} where ${where} limit ${most}`,
  );
  return rows.map(({ id }) => String(id));
}
