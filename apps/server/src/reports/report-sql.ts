import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BusinessClock } from "../time/business-clock.ts";

type Source = PgColumn | SQL;

/** Whether a column equals a parameter's value. True without a value. */
export function equalTo(column: PgColumn, value: string | undefined): SQL {
  return value === undefined ? sql`true` : sql`${column} = ${value}`;
}

/** Whether a column of whole numbers equals a parameter's value. True without a value. */
export function equalToNumber(column: PgColumn, value: string | undefined): SQL {
  return value === undefined ? sql`true` : sql`${column} = ${value}::int`;
}

/** Whether a date is on or after a parameter's value. True without a value. */
export function onOrAfter(day: Source, value: string | undefined): SQL {
  return value === undefined ? sql`true` : sql`${day} >= ${value}::date`;
}

/** Whether a date is on or before a parameter's value. True without a value. */
export function onOrBefore(day: Source, value: string | undefined): SQL {
  return value === undefined ? sql`true` : sql`${day} <= ${value}::date`;
}

/** The day of a timestamp in the business time zone. */
export function dayOf(instant: PgColumn, { timeZone }: Pick<BusinessClock, "timeZone">): SQL {
  return sql`(${instant} at time zone ${timeZone()})::date`;
}

/** A month as text: `2026/07`. */
export function monthOf({ year, month }: { readonly year: PgColumn; readonly month: PgColumn }): SQL {
  return sql`${year} || '/' || lpad(${month}::text, 2, '0')`;
}
