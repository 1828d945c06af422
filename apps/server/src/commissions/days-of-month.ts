import { type SQL, sql } from "drizzle-orm";
import type { commissionTotals, statementLines } from "../db/schema/index.ts";

/** A table whose rows are of a month. */
type MonthlyTable = typeof statementLines | typeof commissionTotals;

/** The first day of a row's month. */
export function firstDayOf({ year, month }: MonthlyTable): SQL {
  return sql`make_date(${year}, ${month}, 1)`;
}

/** The last day of a row's month. */
export function lastDayOf(table: MonthlyTable): SQL {
  return sql`(${firstDayOf(table)} + interval '1 month - 1 day')::date`;
}
