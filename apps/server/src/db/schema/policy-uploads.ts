import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** Files of policies that were uploaded, and what became of them. */
export const policyUploads = pgTable(
  "policy_uploads",
  {
    ...rowColumns,
    fileName: text().notNull(),
    /** For files that do not name the carrier in each line. */
    carrierId: uuid().references(() => carriers.id),
    /** Its name in the file storage, until it is worked off. */
    fileKey: text(),
    state: text({ enum: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"] }).notNull(),
    message: text(),
    readRows: integer(),
    newRows: integer(),
    changedRows: integer(),
    unchangedRows: integer(),
    refusedRows: integer(),
    /** The first refused lines: `{ line, reason }`; nothing personal. */
    problems: jsonb()
      .$type<readonly { readonly line: number; readonly reason: string }[]>()
      .notNull()
      .default([]),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    finishedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [index().on(table.createdDate)],
);
