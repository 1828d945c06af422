import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";

/** An instant that may not have come. */
function laterInstant() {
  return timestamp({ withTimezone: true, mode: "date" });
}

/** List screens that administrators added. What is published stands in the configuration as well, group `screen`. */
export const screens = pgTable(
  "screens",
  {
    ...rowColumns,
    /** The `id` of its document. */
    screenId: text().notNull().unique(),
    title: text().notNull(),
    status: text({ enum: ["Not published", "Published", "Retired"] }).notNull(),
    /** How far the version in work is; null where none is. */
    work: text({ enum: ["Draft", "Submitted", "Approved"] }),
    section: text(),
    /** The id of the list whose rows it shows; null while its draft names none. */
    list: text(),
    publishedVersion: integer(),
    latestVersion: integer().notNull(),
    /** Who wrote the newest version last; a user's id without a reference, so that the screen outlives the account. */
    author: uuid().notNull(),
    updatedDate: instant(),
    publishedBy: uuid(),
    publishedDate: laterInstant(),
    /** Who took it away, when and why; null while it is not retired. */
    retiredBy: uuid(),
    retiredDate: laterInstant(),
    retiredReason: text(),
  },
  (table) => [
    check("screens_status", sql`${table.status} in ('Not published', 'Published', 'Retired')`),
    check("screens_work", sql`${table.work} in ('Draft', 'Submitted', 'Approved')`),
  ],
);

/** Every version of them; once submitted and not withdrawn, a document stays as it is. */
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
    /** JSON as it was written; a draft may be anything. */
    document: text().notNull(),
    /** Everybody who wrote it, who so cannot approve it. The last one wrote last. */
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
