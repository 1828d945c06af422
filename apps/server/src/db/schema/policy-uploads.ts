import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";

/** Uploaded policy files with their results. */
export const policyUploads = pgTable(
  "policy_uploads",
  {
    ...rowColumns,
    fileName: text().notNull(),
    /** For files without a carrier column. */
    carrierId: uuid().references(() => carriers.id),
    /** The file's key in the file storage, until the file is processed. */
    fileKey: text(),
    state: text({ enum: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"] }).notNull(),
    message: text(),
    readRows: integer(),
    newRows: integer(),
    changedRows: integer(),
    unchangedRows: integer(),
    refusedRows: integer(),
    /** The first rejected lines: `{ line, reason }`. Contains no personal data. */
    problems: jsonb()
      .$type<readonly { readonly line: number; readonly reason: string }[]>()
      .notNull()
      .default([]),
    /** The number of loaded lines with values that were not understood. Null in older uploads. */
    warningRows: integer(),
    /** The first warnings: `{ line, reason }`. Contains no personal data. */
    warnings: jsonb()
      .$type<readonly { readonly line: number; readonly reason: string }[]>()
      .notNull()
      .default([]),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    finishedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [index().on(table.createdDate)],
);

/** The parsed lines of an upload, stored until all are loaded in one transaction. Null where a line has no value. */
export const policyUploadLines = pgTable(
  "policy_upload_lines",
  {
    uploadId: uuid()
      .notNull()
      .references(() => policyUploads.id),
    line: integer().notNull(),
    policyNumber: text().notNull(),
    carrierId: uuid().notNull(),
    agentId: uuid(),
    aor: text(),
    statusId: uuid(),
    /** Whether the file contains the status. */
    statusIsStated: boolean().notNull(),
    firstName: text(),
    lastName: text(),
    dob: date({ mode: "string" }),
    planName: text(),
    numberOfMembers: smallint(),
    effectiveDate: date({ mode: "string" }),
    terminationDate: date({ mode: "string" }),
    brokerEffectiveDate: date({ mode: "string" }),
    brokerTerminationDate: date({ mode: "string" }),
    paidThroughDate: date({ mode: "string" }),
    premium: numeric({ precision: 12, scale: 2 }),
    memberResponsibility: numeric({ precision: 12, scale: 2 }),
    address: text(),
    city: text(),
    county: text(),
    state: char({ length: 2 }),
    zipCode: text(),
    email: text(),
    phone: text(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
