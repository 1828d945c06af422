import {
  boolean,
  char,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { carriers } from "./carriers.ts";
import { uploadColumns } from "./upload-columns.ts";

/** Uploaded policy files with their results. */
export const policyUploads = pgTable(
  "policy_uploads",
  {
    ...uploadColumns,
    /** For files without a carrier column. */
    carrierId: uuid().references(() => carriers.id),
    changedRows: integer(),
    unchangedRows: integer(),
    /** The number of policies that lack values and wait. Null in older uploads. */
    incompleteRows: integer(),
  },
  (table) => [index().on(table.createdDate)],
);

/** The values of a line of a policy file. Null where the line has none. */
export const policyLineColumns = {
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
  exchangeId: text(),
  /** The Marketplace's ID of the application, which completes a policy without the exchange's ID. */
  applicationId: text(),
  /** The NPN of the agent of record, by which an agent who is added later is found. */
  agentNpn: text(),
};

/** The parsed lines of an upload, and incomplete policies that are loaded with them, until all are loaded in one transaction. */
export const policyUploadLines = pgTable(
  "policy_upload_lines",
  {
    /** The upload, or a random ID for incomplete policies that are loaded without one. */
    uploadId: uuid().notNull(),
    /** The line's number in the file. Negative for incomplete policies. */
    line: integer().notNull(),
    ...policyLineColumns,
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
