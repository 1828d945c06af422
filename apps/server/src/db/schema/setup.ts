import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * The link to create a security administrator. Only the hash of its code is stored. At most one row: a new link
 * replaces it, and using it deletes it.
 */
export const setupLinks = pgTable(
  "setup_links",
  {
    id: integer().primaryKey().default(1),
    codeHash: text().notNull(),
    /** Whether the link works even if a security administrator with their own password exists. */
    isRecovery: boolean().notNull().default(false),
    createdAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [check("setup_links_one", sql`${table.id} = 1`)],
);

/** Users whose password was checked and is not a published one. Avoids repeating the slow check on each start. */
export const checkedPasswords = pgTable("checked_passwords", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** A digest of the checked password hash. After a password change the check runs again. */
  digest: text().notNull(),
});
