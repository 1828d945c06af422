import type { UploadOutcome } from "@portico/contract";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";
import { identifierKey } from "./identifier-key.ts";
import { users } from "./identity.ts";
import { consentRequests } from "./offline-applications.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { uploadColumns } from "./upload-columns.ts";

/** Applications at the government marketplace, as they were last fetched. */
export const marketplaceApplications = pgTable(
  "marketplace_applications",
  {
    ...rowColumns,
    /** The Marketplace's ID. */
    exchangeAssignedId: text().notNull(),
    /** When it was last fetched. */
    snapshotDate: instant(),
    userFirstName: text().notNull(),
    userLastName: text().notNull(),
    customerName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`user_first_name || ' ' || user_last_name`),
    searchText: searchText(
      "exchange_assigned_id",
      "user_first_name",
      "user_last_name",
      "user_phone",
      "user_email",
      "user_address_zip_code",
    ),
    userEmail: text(),
    /** Ten digits. */
    userPhone: text(),
    userAddress: text(),
    userAddressCity: text(),
    userAddressCounty: text(),
    userAddressStateCode: char({ length: 2 }).notNull(),
    userAddressZipCode: text(),
    planName: text(),
    carrierName: text(),
    /** The agent of record, if the Marketplace's NPN is that of one agent. */
    agentId: uuid().references(() => agents.id),
    /** The agent who added the application. */
    agentSaleId: uuid().references(() => agents.id),
    /** Dollars a month. */
    eligibilityAPTCElected: numeric("eligibility_aptc_elected", { precision: 12, scale: 2 }),
    enrollmentDate: date({ mode: "string" }),
    consentId: uuid().references(() => consentRequests.id),
    /** The whole application. */
    raw: jsonb().$type<MarketplaceApplication>().notNull(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [
    uniqueIndex("marketplace_applications_id").on(table.exchangeAssignedId),
    index("marketplace_applications_key").on(identifierKey(table.exchangeAssignedId)),
    index("marketplace_applications_by_snapshot").on(table.snapshotDate, table.id),
    index("marketplace_applications_by_last_name").on(sortKey(table.userLastName), table.id),
    index("marketplace_applications_by_agent").on(table.agentId),
    index("marketplace_applications_by_seller").on(table.agentSaleId),
    index("marketplace_applications_by_enrollment").on(table.enrollmentDate, table.id),
    index("marketplace_applications_search").using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);

/** Submitted enrollments. One for each application and coverage year, so that nobody is enrolled twice. */
export const enrollments = pgTable(
  "enrollments",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => marketplaceApplications.id),
    coverageYear: integer().notNull(),
    /** What was submitted. */
    groups: jsonb()
      .$type<readonly { applicants: readonly string[]; planId: string; aptcSelected: number }[]>()
      .notNull(),
    submittedBy: uuid().references(() => users.id),
    submittedDate: instant(),
    /** When the Marketplace confirmed it. Null while that is unknown. */
    confirmedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [uniqueIndex("enrollments_of_year").on(table.applicationId, table.coverageYear)],
);

/** The result of a row of an uploaded file of application IDs. */
export interface ApplicationOutcome {
  readonly line: number;
  readonly applicationId: string;
  readonly state: string;
  /** Null until the row is processed. */
  readonly outcome: UploadOutcome | null;
  readonly reason: string | null;
}

/** Uploaded files of application IDs. */
export const applicationUploads = pgTable("application_uploads", {
  ...uploadColumns,
  /** Whether applications that are already here are fetched again. */
  overwrites: boolean().notNull(),
  changedRows: integer(),
  unchangedRows: integer(),
  /** Empty until the upload starts to fetch the applications. */
  rows: jsonb().$type<readonly ApplicationOutcome[]>().notNull().default([]),
});

/** The applications of the sandbox. The real Marketplace has its own. */
export const sandboxApplications = pgTable("sandbox_applications", {
  id: text().primaryKey(),
  data: jsonb().$type<MarketplaceApplication>().notNull(),
  /** The idempotency keys of its creation and submissions, so that a repeated one changes nothing. */
  submissions: jsonb().$type<readonly string[]>().notNull().default([]),
  changedDate: instant(),
});
