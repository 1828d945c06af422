import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { joinsForFields } from "./joins.ts";
import { sourceOf } from "./list.ts";
import type { RowSet } from "./row-set.ts";

/** The number of matching rows, and sums over all of them. */
export interface Count {
  /** One more than `countUpTo` if the list has more rows. */
  readonly total: number;
  readonly totals: Readonly<Record<string, number>>;
}

/** Column name of the count. No field has a space in its name. */
export const rowCount = "row count";

function sumColumn(field: string): string {
  return `sum of ${field}`;
}

/** A query for the count and sums, to be read with `readCount`. */
export function selectCount(rows: RowSet, totals: readonly string[]): SQL {
  const { list, from, where } = rows.counts ?? rows;
  const { countUpTo } = list.endpoint;
  if (countUpTo !== undefined) {
    const counted = sql`select from ${from} where ${where} limit ${countUpTo + 1}`;
    return sql`select count(*)::int as ${sql.identifier(rowCount)} from (${counted}) as counted`;
  }
  const sums = totals.map((field) => {
    const summed = list.summedAs?.[field] ?? sourceOf(list, field);
    return sql`coalesce(sum(${summed}), 0)::float8 as ${sql.identifier(sumColumn(field))}`;
  });
  const selected = [sql`${numberOf(rows)} as ${sql.identifier(rowCount)}`, ...sums];
  return sql`select ${sql.join(selected, sql`, `)} from ${from} ${joinsForFields(list, totals)} where ${where}`;
}

/** Reads the result of `selectCount`. */
export function readCount(row: Row | undefined, totals: readonly string[]): Count {
  return {
    total: z.number().parse(row?.[rowCount]),
    totals: Object.fromEntries(totals.map((field) => [field, z.number().parse(row?.[sumColumn(field)])])),
  };
}

/** Counts and sums matching rows in one statement. */
export async function countAndSum(
  database: Database,
  rows: RowSet,
  totals: readonly string[],
): Promise<Count> {
  const [row] = await rowsOf(database, selectCount(rows, totals));
  return readCount(row, totals);
}

/** The number of rows, also from a count table, whose key is its column with the number. */
function numberOf({ counts }: RowSet): SQL {
  return counts ? sql`coalesce(sum(${counts.list.key}), 0)::int` : sql`count(*)::int`;
}

/** Counts all matching rows. */
export async function countRows(database: Database, rows: RowSet): Promise<number> {
  const { from, where } = rows.counts ?? rows;
  const [row] = await rowsOf(
    database,
    sql`select ${numberOf(rows)} as ${sql.identifier(rowCount)} from ${from} where ${where}`,
  );
  return readCount(row, []).total;
}
