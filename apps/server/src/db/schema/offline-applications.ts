import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";
import { states } from "./places.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";

const amount = () => numeric({ precision: 10, scale: 2, mode: "number" });

/** A member of an applicant's household. Their SSN is in `offlineSsns`. */
export interface OfflineMember {
  readonly id: string;
  readonly relation: "father" | "mother" | "child" | "spouse" | "dependent";
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly dob: string;
  readonly sex: "M" | "F" | null;
  readonly migratoryStatus: "resident" | "citizen" | "work_permit" | "other" | null;
  readonly typeOfIncome: "employed" | "self_employed" | "unemployed" | null;
  readonly annualIncome: number | null;
  readonly employerName: string | null;
  readonly employerPhone: string | null;
  readonly apply: boolean;
}

/** Applications that agents fill in for people on paper or on the phone. */
export const offlineApplications = pgTable(
  "offline_applications",
  {
    ...rowColumns,
    /** The agent it is assigned to. Null until then. */
    agentId: uuid().references(() => agents.id),
    /** The agent who submitted it and keeps access to it. */
    createdByAgentId: uuid()
      .notNull()
      .references(() => agents.id),
    statusId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    /** Its ID in the marketplace. Null until it is submitted there. */
    marketplaceId: text(),
    sourceId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    isFirstTimeOnMarketplace: boolean().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    fullName: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name`),
    searchText: searchText("first_name", "middle_name", "last_name", "phone", "email", "zip_code"),
    dob: date({ mode: "string" }).notNull(),
    sex: text({ enum: ["M", "F"] }).notNull(),
    migratoryStatus: text({ enum: ["resident", "citizen", "work_permit", "other"] }).notNull(),
    married: boolean().notNull(),
    /** Ten digits. */
    phone: text().notNull(),
    email: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    address: text().notNull(),
    city: text().notNull(),
    county: text(),
    state: char({ length: 2 })
      .notNull()
      .references(() => states.code),
    zipCode: text(),
    residenceCardNumber: text(),
    accountingServiceRequested: boolean().notNull(),
    typeOfIncome: text({ enum: ["employed", "self_employed", "unemployed"] }),
    annualIncome: amount(),
    employerName: text(),
    employerPhone: text(),
    annualHouseholdIncome: amount().notNull(),
    /** The family size. */
    totalMembers: smallint().notNull(),
    applyingForCoverage: smallint(),
    offlineAppMembers: jsonb().$type<readonly OfflineMember[]>().notNull(),
    carrierId: uuid().references(() => carriers.id),
    planSelected: text().notNull(),
    monthlyPayment: amount().notNull(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    updatedBy: uuid().references(() => users.id),
    updatedDate: instant(),
  },
  (table) => [
    index("offline_applications_by_created_date").on(table.createdDate, table.id),
    index("offline_applications_by_name").on(sortKey(table.fullName), table.id),
    index("offline_applications_by_agent").on(table.agentId, table.statusId),
    index("offline_applications_by_creator").on(table.createdByAgentId, table.createdDate),
    // For possible duplicates.
    index("offline_applications_by_phone").on(table.phone),
    index("offline_applications_by_dob").on(table.dob),
    index("offline_applications_search").using("gin", table.searchText.op("gin_trgm_ops")),
    check("offline_applications_family", sql`${table.totalMembers} between 1 and 20`),
  ],
);

/** Encrypted Social Security numbers. They have no history, so that removing or replacing one leaves no copy. */
export const offlineSsns = pgTable(
  "offline_ssns",
  {
    /** The application's ID for its primary person, or a household member's ID. */
    personId: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => offlineApplications.id, { onDelete: "cascade" }),
    encrypted: text().notNull(),
    lastFour: char({ length: 4 }).notNull(),
    /** A keyed hash, to compare numbers. Null in rows from before this column, until the server has started. */
    hash: text(),
  },
  (table) => [index().on(table.applicationId)],
);

/** Payment cards with encrypted numbers. The CVV is never stored. They have no history. */
export const offlineCards = pgTable(
  "offline_cards",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => offlineApplications.id, { onDelete: "cascade" }),
    encrypted: text().notNull(),
    brand: text({ enum: ["visa", "mastercard", "discover", "amex", "diners", "jcb"] }).notNull(),
    lastFour: char({ length: 4 }).notNull(),
    /** `MM/YY` */
    expiry: char({ length: 5 }).notNull(),
    firstName: text(),
    middleName: text(),
    lastName: text(),
    storedDate: instant(),
  },
  (table) => [index().on(table.storedDate)],
);

/** Unfinished forms of new applications, encrypted, without card and Social Security numbers. */
export const offlineDrafts = pgTable(
  "offline_drafts",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Counts saves, so that two tabs don't overwrite each other. */
    revision: integer().notNull().default(1),
    encrypted: text().notNull(),
    createdDate: instant(),
    updatedDate: instant(),
  },
  (table) => [index().on(table.userId, table.updatedDate), index().on(table.updatedDate)],
);

/** Requests for an applicant's consent, with the answers. Kept for ten years. */
export const consentRequests = pgTable(
  "consent_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => offlineApplications.id),
    sentBy: uuid().references(() => users.id),
    sentDate: instant(),
    /** The address and the browser of the request that sent it. Null in requests from before these columns. */
    senderIpAddress: text(),
    senderUserAgent: text(),
    /** The hash of the browser's identifier. */
    senderBrowser: text(),
    /** The phone number that the link was sent to. */
    phone: text().notNull(),
    expiresDate: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Proofs of identity that were tried, counted before they are checked. */
    attempts: smallint().notNull().default(0),
    /** The version of the text that the applicant agreed to or declined. */
    textVersion: text(),
    language: text({ enum: ["en", "es"] }),
    /** The agency and the agent named in the text that the applicant saw. Null in requests from before these columns. */
    agencyName: text(),
    agentName: text(),
    answer: text({ enum: ["agreed", "declined"] }),
    answeredDate: timestamp({ withTimezone: true, mode: "date" }),
    /** The name that the applicant typed, which only an agreement needs. */
    fullName: text(),
    /** A drawn signature: the path of an SVG. */
    signature: text(),
    ipAddress: text(),
    userAgent: text(),
    /** The hash of the browser's identifier, if the portal gave it one. */
    browser: text(),
    /** What the answer has in common with a sender. Null if it is unknown, as in answers from before this column. */
    deviceMatch: text({ enum: ["none", "address", "browser", "both"] }),
    /** The keyed hash of the code by SMS that can be entered now. */
    codeHash: text(),
    codeSentDate: timestamp({ withTimezone: true, mode: "date" }),
    /** How often that code was tried, counted before it is checked. */
    codeTries: smallint().notNull().default(0),
    codesSent: smallint().notNull().default(0),
    /** Whether the answer came with a code that was sent to the phone. */
    isPhoneConfirmed: boolean().notNull().default(false),
    /** How often signing on the agent's device was refused, and when it was last. */
    refusals: integer().notNull().default(0),
    refusedDate: timestamp({ withTimezone: true, mode: "date" }),
    withdrawnDate: timestamp({ withTimezone: true, mode: "date" }),
    withdrawnIpAddress: text(),
    withdrawnUserAgent: text(),
    /** When the answer to a newer request ended this consent. */
    replacedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.applicationId, table.sentDate),
    check("consent_requests_attempts", sql`${table.attempts} between 0 and 5`),
    check("consent_requests_code_tries", sql`${table.codeTries} between 0 and 5`),
    check("consent_requests_device_match", sql`${table.deviceMatch} is null or ${table.answer} is not null`),
    check(
      "consent_requests_answer",
      sql`(${table.answer} is null) = (${table.answeredDate} is null)
        and (${table.answer} is not null or ${table.fullName} is null)
        and (${table.answer} is distinct from 'agreed' or ${table.fullName} is not null)`,
    ),
  ],
);
