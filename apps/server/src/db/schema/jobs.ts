import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Jobs as shown to the users who started them; pg-boss stores the queue. Contains no personal data. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** A user's ID. */
    startedBy: uuid(),
    /** The custom screen the job was started from, and its version. Null for other jobs. */
    screenId: text(),
    screenVersion: integer(),
    state: text({ enum: ["queued", "running", "done", "failed", "cancelled"] })
      .notNull()
      .default("queued"),
    done: integer().notNull().default(0),
    /** How many steps of the current batch are done. Added to the total when the whole batch is. */
    within: integer().notNull().default(0),
    total: integer(),
    message: text(),
    result: jsonb().$type<Readonly<Record<string, unknown>>>(),
    createdAt: instant(),
    finishedAt: timestamp({ withTimezone: true, mode: "date" }),
    /** When the user requested cancellation. */
    cancelAskedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.startedBy, table.createdAt),
    check("jobs_state", sql`${table.state} in ('queued', 'running', 'done', 'failed', 'cancelled')`),
  ],
);
