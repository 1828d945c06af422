import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** The secret links to users' calendars of follow-ups, at most one each. */
export const calendarLinks = pgTable("calendar_links", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The hash of the secret in the link. */
  codeHash: text().notNull().unique("calendar_links_code"),
  createdDate: instant(),
});
