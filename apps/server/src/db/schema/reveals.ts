import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** When users were shown full secrets: those of the day before each user's last reveal. What they were shown and why is in the audit log. */
export const reveals = pgTable(
  "reveals",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    revealedAt: instant(),
  },
  (table) => [index("reveals_of_user").on(table.userId, table.revealedAt)],
);

/** When security administrators were last emailed that a user reached a limit of reveals. */
export const revealAlerts = pgTable(
  "reveal_alerts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    limit: text({ enum: ["perHour", "perDay"] }).notNull(),
    sentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.limit] }),
    check("reveal_alerts_limit", sql`${table.limit} in ('perHour', 'perDay')`),
  ],
);
