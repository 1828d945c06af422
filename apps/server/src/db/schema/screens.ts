import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";

/** A nullable UTC timestamp. */
function laterInstant() {
  return timestamp({ withTimezone: true, mode: "date" });
}

/** Custom screens. Published versions are also in the configuration, group `screen`. */
export const screens = pgTable(
  "screens",
  {
    ...rowColumns,
    /** The `id` in the screen's document. */
    screenId: text().notNull().unique(),
    title: text().notNull(),
    status: text({ enum: ["Not published", "Published", "Retired"] }).notNull(),
    /** The state of the version in progress. Null without one. */
    work: text({ enum: ["Draft", "Submitted", "Approved"] }),
    section: text(),
    /** The ID of the list that the screen shows. Null while the draft names none. */
    list: text(),
    publishedVersion: integer(),
    latestVersion: integer().notNull(),
    /** The user who last edited the newest version. Has no foreign key, so that the screen outlives the account. */
    author: uuid().notNull(),
    updatedDate: instant(),
    publishedBy: uuid(),
    publishedDate: laterInstant(),
    /** The user who retired the screen. Null while it is not retired. */
    retiredBy: uuid(),
    retiredDate: laterInstant(),
    retiredReason: text(),
  },
  (table) => [
    check("screens_status", sql`${table.status} in ('Not published', 'Published', 'Retired')`),
    check("screens_work", sql`${table.work} in ('Draft', 'Submitted', 'Approved')`),
  ],
);

/** All versions of custom screens. A document can't be changed once submitted, unless the submission is withdrawn. */
export const screenVersions = pgTable(
  "screen_versions",
  {
    ...rowColumns,
    screen: uuid()
      .notNull()
      .references(() => screens.id),
    number: integer().notNull(),
    state: text({ enum: ["draft", "submitted", "approved", "published", "replaced", "retired"] }).notNull(),
    title: text().notNull(),
    /** The JSON text as submitted. A draft can be any text. */
    document: text().notNull(),
    /** All users who edited the version. They can't approve it. The last element is the last editor. */
    authors: uuid().array().notNull(),
    createdDate: instant(),
    updatedDate: instant(),
    comment: text(),
    submittedBy: uuid(),
    submittedDate: laterInstant(),
    decision: text(),
    decidedBy: uuid(),
    decidedDate: laterInstant(),
    publishedBy: uuid(),
    publishedDate: laterInstant(),
  },
  (table) => [
    unique("screen_versions_number").on(table.screen, table.number),
    uniqueIndex("screen_versions_in_work")
      .on(table.screen)
      .where(sql`${table.state} in ('draft', 'submitted', 'approved')`),
    uniqueIndex("screen_versions_published").on(table.screen).where(sql`${table.state} = 'published'`),
    check(
      "screen_versions_state",
      sql`${table.state} in ('draft', 'submitted', 'approved', 'published', 'replaced', 'retired')`,
    ),
  ],
);
