import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** Where preferences for the whole portal are stored. No screen has this ID. */
export const wholePortal = "@portal";

/** How users have customized list screens. */
export const screenPreferences = pgTable(
  "screen_preferences",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    screenId: text().notNull(),
    /** In the format of `preferences.get`. */
    value: jsonb().notNull(),
    updatedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.screenId] })],
);
