import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** Frozen 'all N matching' selections, identified by a token and limited to the user who created them. */
export const selections = pgTable(
  "selections",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The list's ID. */
    endpoint: text().notNull(),
    rowIds: text().array().notNull(),
    createdAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
