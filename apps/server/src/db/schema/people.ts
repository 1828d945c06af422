import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./identity.ts";

/** The kinds of records that belong to a person. Household members are records of their application. */
export const personRecordKinds = [
  "policy",
  "lead",
  "customer",
  "application",
  "applicationMember",
  "marketplaceApplication",
  "marketplaceMember",
] as const;
/** A kind of record that belongs to a person. */
export type PersonRecordKind = (typeof personRecordKinds)[number];

/**
 * What identifies the person of each record, and which records are of the same person. Triggers copy the values from
 * the view `person_sources` whenever a record is written. A person is the group of records with one `personId`, and has
 * no row of their own.
 */
export const personRecords = pgTable(
  "person_records",
  {
    recordId: uuid().primaryKey(),
    /** The row that has it: the record itself, or the application of a household member. */
    sourceId: uuid().notNull(),
    kind: text({ enum: personRecordKinds }).notNull(),
    /** The ID in the API: the Marketplace's for its applications, and else `recordId`. */
    knownId: text().notNull(),
    /** The smallest `recordId` of the group. */
    personId: uuid().notNull(),
    /** First and last name. */
    name: text().notNull(),
    /** Names in the form of searches: lowercase, without accents. */
    givenName: text().notNull(),
    familyName: text().notNull(),
    dob: date({ mode: "string" }),
    /** Ten digits. */
    phone: text(),
    /** Lowercase. */
    email: text(),
    /** The comparison keys of IDs that the exchange or an issuer gave to the subscriber. */
    subscriberIds: text().array().notNull(),
    /** A keyed hash of the Social Security number. */
    ssnHash: text(),
    /** Whether the values changed since the record was last compared with others. */
    isPending: boolean().notNull().default(true),
  },
  (table) => [
    index("person_records_of_source").on(table.sourceId),
    index("person_records_of_person").on(table.personId),
    index("person_records_by_known_id").on(table.knownId),
    index("person_records_pending").on(table.recordId).where(sql`is_pending`),
    index("person_records_by_phone").on(table.phone, table.dob),
    index("person_records_by_email").on(table.email, table.dob),
    index("person_records_by_birth").on(table.dob, table.familyName),
    index("person_records_by_ssn").on(table.ssnHash).where(sql`ssn_hash is not null`),
    index("person_records_by_subscriber")
      .using("gin", table.subscriberIds)
      .where(sql`subscriber_ids <> '{}'`),
  ],
);

/**
 * What people decided about records, which wins over rules: that all of `recordIds` are one person, or that those are one
 * and `otherIds` another. A decision that was undone, or replaced by a later one, has an end.
 */
export const personDecisions = pgTable(
  "person_decisions",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ["same", "different"] }).notNull(),
    recordIds: uuid().array().notNull(),
    /** Empty for `same`. */
    otherIds: uuid().array().notNull().default([]),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    endDate: timestamp({ withTimezone: true, mode: "date" }),
    endedBy: uuid().references(() => users.id),
    /** The decision that replaced it. Null if it was undone. */
    replacedBy: uuid(),
  },
  (table) => [
    index("person_decisions_of_records").using("gin", table.recordIds).where(sql`end_date is null`),
    index("person_decisions_of_others").using("gin", table.otherIds).where(sql`end_date is null`),
    check("person_decisions_others", sql`(${table.kind} = 'different') = (${table.otherIds} <> '{}')`),
  ],
);
