import { uploadKinds } from "@portico/contract";
import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** What uploads would do. Only their authors see them. They are deleted when they expire. */
export const dryRuns = pgTable("dry_runs", {
  /** The ID of its job. */
  id: uuid().primaryKey(),
  kind: text({ enum: uploadKinds }).notNull(),
  /** The query and the fields of the request. */
  request: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  fileName: text().notNull(),
  /** The key of the file's content, until it is loaded or deleted. */
  fileKey: text(),
  /** SHA-256 of the content, in hex. */
  fileChecksum: text().notNull(),
  state: text({ enum: ["Waiting", "Ready", "Refused", "Failed", "Cancelled", "Used"] }).notNull(),
  message: text(),
  counts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** Identifies what the upload would do, with the layout and the versions of the rows that it would change. */
  fingerprint: text(),
  createdBy: uuid()
    .notNull()
    .references(() => users.id),
  createdDate: instant(),
  expiresDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
