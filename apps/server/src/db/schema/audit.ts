import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Audit events, one row each. Reads are grouped into one row per batch. Triggers prevent updates and deletions.
 * Partitioned by month of `occurredAt`.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid().notNull().defaultRandom(),
    /** The key of the audit log. Increases in insertion order. Excluded from the seals, which existed before it. */
    sequenceNumber: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    category: text().notNull(),
    /** A user's ID, without a foreign key, so that records outlive the account. */
    createdBy: uuid(),
    /** When the event happened. For a batch, the first time. */
    occurredAt: instant(),
    /** The last time of a batch. Null for a single event. */
    lastOccurredAt: timestamp({ withTimezone: true, mode: "date" }),
    /** The number of events in this row. */
    count: integer().notNull().default(1),
    data1: text(),
    data2: text(),
    /** The custom screen the request came from, and its version. Null for other requests. */
    screenId: text(),
    screenVersion: integer(),
    result: text().notNull(),
    /** When the row was inserted. Decides which day's seal covers the row. Set by a trigger, never to a sealed day. */
    writtenAt: instant(),
  },
  (table) => [
    // Unique keys of a partitioned table include the column that it is partitioned by.
    primaryKey({ columns: [table.id, table.occurredAt] }),
    uniqueIndex("audit_sequence_number").on(table.sequenceNumber, table.occurredAt),
    index("audit_by_time").on(table.occurredAt, table.sequenceNumber),
    index("audit_of_category").on(table.category, table.occurredAt, table.sequenceNumber),
    index("audit_of_user").on(table.createdBy, table.occurredAt, table.sequenceNumber),
    index().on(table.writtenAt, table.id),
  ],
);

/** One row per finished day (UTC): a hash of the audit rows written that day and of the previous day's seal. */
export const auditSeals = pgTable("audit_seals", {
  day: date({ mode: "string" }).primaryKey(),
  /** The number of audit rows of the day. */
  rowCount: bigint({ mode: "number" }).notNull(),
  /** The previous day's hash. Null for the first day. */
  previousHash: text(),
  /** SHA-256 in hexadecimal. */
  hash: text().notNull(),
  sealedAt: instant(),
});
