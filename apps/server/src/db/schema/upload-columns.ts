import { boolean, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** A line of a file, with a message. Contains no personal data, except for the numbers of stored policies. */
export interface LineMessage {
  readonly line: number;
  readonly reason: string;
}

/** A list of line messages. Empty by default. */
export function lineMessages() {
  return jsonb().$type<readonly LineMessage[]>().notNull().default([]);
}

/** The state of an upload. */
export function uploadState() {
  return text({
    enum: [
      ...["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"],
      ...["Checked", "Confirmed", "Expired"],
      // Only of statements.
      "Deleted",
    ] as const,
  });
}

/** Columns of every table of uploaded files, whatever is stored of their rows. */
export const fileColumns = {
  ...rowColumns,
  fileName: text().notNull(),
  /** The file's key in the file storage, until the file is processed. */
  fileKey: text(),
  state: uploadState().notNull(),
  /** Whether it only shows what loading the file would do. Nothing of it is loaded; its author can confirm it. */
  isDryRun: boolean().notNull().default(false),
  /** Of a dry run: what its result depends on. Of an upload that confirms one: what its result must depend on. */
  fingerprint: text(),
  /** The input of the job of a dry run, for that of the upload that confirms it. */
  jobInput: jsonb(),
  /** When a dry run can no longer be confirmed. */
  expiresDate: timestamp({ withTimezone: true, mode: "date" }),
  message: text(),
  readRows: integer(),
  refusedRows: integer(),
  createdBy: uuid().references(() => users.id),
  createdDate: instant(),
  finishedDate: timestamp({ withTimezone: true, mode: "date" }),
};

/** Columns of every table of uploaded files whose rows change stored ones. */
export const uploadColumns = {
  ...fileColumns,
  newRows: integer(),
  /** The first rejected lines. */
  problems: lineMessages(),
  /** The number of loaded lines with values that were not understood, and of skipped rows. Null in older uploads. */
  warningRows: integer(),
  /** The first warnings. */
  warnings: lineMessages(),
};
