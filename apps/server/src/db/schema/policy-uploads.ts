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
    /** Lines that loaded, and of which something could not be understood; null in uploads from before they were counted. */
    warningRows: integer(),
    /** The first of them: `{ line, reason }`; nothing personal. */
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

/** The lines of an upload that were read, held until all of them are loaded at once; null is what a line does not say. */
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
    /** Whether the file itself names the status. */
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
