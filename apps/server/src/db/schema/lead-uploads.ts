import { char, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { lineMessages, uploadColumns } from "./upload-columns.ts";

/** Uploaded lead files with their results. */
export const leadUploads = pgTable("lead_uploads", {
  ...uploadColumns,
  /** The number of lines whose phone number a lead or an earlier line has. */
  existingRows: integer(),
  /** The first of these lines. */
  existing: lineMessages(),
  /** The number of follow-ups that it added. Null in uploads from before it could. */
  followUps: integer(),
});

/** The parsed lines of an upload, stored until all are loaded in one transaction. */
export const leadUploadLines = pgTable(
  "lead_upload_lines",
  {
    uploadId: uuid()
      .notNull()
      .references(() => leadUploads.id),
    line: integer().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    phone: text().notNull(),
    dob: date({ mode: "string" }),
    address: text(),
    city: text(),
    state: char({ length: 2 }),
    zipCode: text(),
    plan: text(),
    /** The disposition. Null for a new lead. */
    statusId: uuid(),
    agentId: uuid(),
    /** When to call back. Null if there is no follow-up. */
    dueDate: date({ mode: "string" }),
    dueTime: text(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
