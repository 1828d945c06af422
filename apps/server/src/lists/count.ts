import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { joinsForFields } from "./joins.ts";
import { type BoundList, sourceOf } from "./list.ts";

/** How many rows match, and the sums of some fields over all of them. */
export interface Count {
  readonly total: number;
  readonly totals: Readonly<Record<string, number>>;
}

/** Names the count among fields, none of which has a space in its name. */
const rowCount = "row count";

function sumOf(field: string): string {
  return `sum of ${field}`;
}

/** A query of one row: the count and these sums, for `countOf` to read. */
export function selectCount(list: BoundList, where: SQL, totals: readonly string[]): SQL {
  const sums = totals.map(
    (field) => sql`coalesce(sum(${sourceOf(list, field)}), 0)::float8 as ${sql.identifier(sumOf(field))}`,
  );
  const selected = [sql`count(*)::int as ${sql.identifier(rowCount)}`, ...sums];
  return sql`select ${sql.join(selected, sql`, `)} from ${list.table} ${joinsForFields(list, totals)} where ${where}`;
}

/** Reads the count out of a row that `selectCount` made. */
export function countOf(row: Row | undefined, totals: readonly string[]): Count {
  return {
    total: z.number().parse(row?.[rowCount]),
    totals: Object.fromEntries(totals.map((field) => [field, z.number().parse(row?.[sumOf(field)])])),
  };
}

/** Counts the rows that match, and sums these fields over them, in one statement. */
export async function countAndSum(
  database: Database,
  list: BoundList,
  where: SQL,
  totals: readonly string[],
): Promise<Count> {
  const [row] = await rowsOf(database, selectCount(list, where, totals));
  return countOf(row, totals);
}

/** How many rows match. */
export async function countRows(database: Database, list: BoundList, where: SQL): Promise<number> {
  return (await countAndSum(database, list, where, [])).total;
}
