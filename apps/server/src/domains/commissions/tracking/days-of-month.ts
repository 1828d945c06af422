import { type SQL, sql } from "drizzle-orm";
import type { commissionTotals, statementLines } from "../../../db/schema/index.ts";
import type { ComparedAs } from "../../../lists/list.ts";

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

/** A row's month, which is compared with the month of a day. */
export function monthOf({ year, month }: MonthlyTable): ComparedAs {
  return {
    source: sql`(${year}, ${month})`,
    valueOf: (day) => sql`(${Number(day.slice(0, 4))}::smallint, ${Number(day.slice(5, 7))}::smallint)`,
  };
}
