import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Long work as its starter sees it; pg-boss keeps the queue itself. No personal data stands here. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** A user's id. */
    startedBy: uuid(),
    /** The added screen that it was started on, and its version; null elsewhere. */
    screenId: text(),
    screenVersion: integer(),
    state: text({ enum: ["queued", "running", "done", "failed", "cancelled"] })
      .notNull()
      .default("queued"),
    done: integer().notNull().default(0),
    /** How many of the steps that are under way as one are done so far; they count once all of them are. */
    within: integer().notNull().default(0),
    total: integer(),
    message: text(),
    result: jsonb().$type<Readonly<Record<string, unknown>>>(),
    createdAt: instant(),
    finishedAt: timestamp({ withTimezone: true, mode: "date" }),
    /** When its starter asked it to stop. */
    cancelAskedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.startedBy, table.createdAt),
    check("jobs_state", sql`${table.state} in ('queued', 'running', 'done', 'failed', 'cancelled')`),
  ],
);
