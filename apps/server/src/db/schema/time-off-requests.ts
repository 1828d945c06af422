import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";
import { workColumns } from "./work-columns.ts";

/** Requests for paid time off. The agent is the one who requested it. */
export const timeOffRequests = pgTable(
  "time_off_requests",
  {
    ...rowColumns,
    ...workColumns,
    /** When the time off begins. */
    startDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** When it ends. */
    endDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Working hours, as of the request. */
    hours: integer().notNull(),
    comment: text(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdDate: instant(),
  },
  (table) => [
    index("time_off_by_start").on(table.startDate, table.id),
    index("time_off_of_agent").on(table.agentId, table.startDate, table.id),
    check("time_off_hours", sql`${table.hours} >= 0`),
    check("time_off_period", sql`${table.endDate} > ${table.startDate}`),
  ],
);
