import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * The link that makes a security administrator; only the hash of its code is kept. At most one row: the next link takes
 * its place, and using it removes it.
 */
export const setupLinks = pgTable(
  "setup_links",
  {
    id: integer().primaryKey().default(1),
    codeHash: text().notNull(),
    /** Whether it works while there is a security administrator who has a password of their own. */
    isRecovery: boolean().notNull().default(false),
    createdAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [check("setup_links_one", sql`${table.id} = 1`)],
);

/** Whose password was found not to be a published one; checking takes too long to do it again at each start. */
export const checkedPasswords = pgTable("checked_passwords", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Stands for the password's hash that was checked; after a change it is checked anew. */
  digest: text().notNull(),
});
