import { sql } from "drizzle-orm";
import { check, date, index, numeric, pgTable, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { rowColumns } from "./columns.ts";

/**
 * Agents' commission rates by carrier and period. The periods of an agent and carrier never overlap, which an exclusion
 * constraint enforces (see its migration).
 */
export const rates = pgTable(
  "rates",
  {
    ...rowColumns,
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** Dollars per member per month. */
    rate1: numeric({ precision: 6, scale: 2, mode: "number" }).notNull().default(0),
    /** The first day. */
    startDate: date({ mode: "string" }).notNull(),
    /** The last day. Null if the end is unknown. */
    endDate: date({ mode: "string" }),
  },
  (table) => [
    index("rates_by_agent").on(table.agentId, table.startDate),
    check("rates_amount", sql`${table.rate1} >= 0`),
    check("rates_days", sql`${table.endDate} > ${table.startDate}`),
  ],
);
