import { uploadKinds } from "@portico/contract";
import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FileHeader, RowResult } from "../../row-results/row-result.ts";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** The results of uploads by row. They have personal data, and are deleted when they expire. */
export const uploadResults = pgTable("upload_results", {
  /** The ID of the upload. */
  id: uuid().primaryKey(),
  kind: text({ enum: uploadKinds }).notNull(),
  fileName: text().notNull(),
  /** All rows as `packRows` returns them. Null once the file is written. */
  packedRows: text(),
  /** The first rows with a reason or a warning, those that were refused first. */
  firstRows: jsonb().$type<readonly RowResult[]>().notNull().default([]),
  /** Null if the file has no header that can be read. */
  header: jsonb().$type<FileHeader>(),
  isLoaded: boolean().notNull(),
  /** Whether it is that of a dry run, which only its author may see. */
  isDryRun: boolean().notNull().default(false),
  /** The key of the file with the original rows and their results. Null until it is written. */
  fileKey: text(),
  createdBy: uuid().references(() => users.id),
  createdDate: instant(),
  expiresDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
