import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * What was done by whom: one row per event; reads are grouped into one row per batch. Triggers refuse every change and
 * deletion.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The key of the audit log: rises in the order of writing. Not part of the seals, which are older than it. */
    sequenceNumber: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    category: text().notNull(),
    /** A user's id; no reference, so that a record outlives the account. */
    createdBy: uuid(),
    /** When it happened; the first time of a batch. */
    occurredAt: instant(),
    /** The last time of a batch; null for a single event. */
    lastOccurredAt: timestamp({ withTimezone: true, mode: "date" }),
    /** How many events the row stands for. */
    count: integer().notNull().default(1),
    data1: text(),
    data2: text(),
    /** The added screen that it was done on, and its version; null elsewhere. */
    screenId: text(),
    screenVersion: integer(),
    result: text().notNull(),
    /** When the row was written. A trigger sets it, never to a day that is sealed: it decides which day seals the row. */
    writtenAt: instant(),
  },
  (table) => [
    uniqueIndex("audit_sequence_number").on(table.sequenceNumber),
    index("audit_by_time").on(table.occurredAt, table.sequenceNumber),
    index("audit_of_category").on(table.category, table.occurredAt, table.sequenceNumber),
    index("audit_of_user").on(table.createdBy, table.occurredAt, table.sequenceNumber),
    index().on(table.writtenAt, table.id),
  ],
);

/** One row per finished day (UTC): a hash over the audit rows written that day and over the seal of the day before. */
export const auditSeals = pgTable("audit_seals", {
  day: date({ mode: "string" }).primaryKey(),
  /** How many audit rows the day has. */
  rowCount: bigint({ mode: "number" }).notNull(),
  /** The hash of the day before; null on the first day. */
  previousHash: text(),
  /** SHA-256 in hexadecimal. */
  hash: text().notNull(),
  sealedAt: instant(),
});
