import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** How people have arranged list screens. */
export const screenPreferences = pgTable(
  "screen_preferences",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    screenId: text().notNull(),
    /** As the call `preferences.get` answers it. */
    value: jsonb().notNull(),
    updatedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.screenId] })],
);
