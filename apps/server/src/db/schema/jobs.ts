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
    state: text({ enum: ["queued", "running", "done", "failed", "cancelled"] })
      .notNull()
      .default("queued"),
    done: integer().notNull().default(0),
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
