import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";
import { statementLines } from "./statements.ts";
import { genericEntries } from "./types.ts";

/** Batches of payments to agents. A batch is open until it is posted, and then paid or void. */
export const paymentBatches = pgTable(
  "payment_batches",
  {
    ...rowColumns,
    name: text().notNull(),
    /** The newest status history entry, duplicated here so that lists don't need a join. */
    statusId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    /** The day the batch was paid. */
    paymentDate: date({ mode: "string" }),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    updatedBy: uuid().references(() => users.id),
    updatedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    uniqueIndex("payment_batches_name").on(table.name),
    index("payment_batches_by_date").on(table.createdDate, table.id),
  ],
);

/** What a batch pays to one agent: the payments with one payment number. */
export const paymentSlips = pgTable(
  "payment_slips",
  {
    ...rowColumns,
    batchId: uuid()
      .notNull()
      .references(() => paymentBatches.id),
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    paymentNumber: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
  },
  (table) => [
    uniqueIndex("payment_slips_of_agent").on(table.batchId, table.agentId),
    uniqueIndex("payment_slips_number").on(table.paymentNumber),
  ],
);

/**
 * Payments to agents. Commissions and chargebacks are sums of statement lines by carrier and month; the others are
 * entered.
 */
export const payments = pgTable(
  "payments",
  {
    ...rowColumns,
    slipId: uuid()
      .notNull()
      .references(() => paymentSlips.id),
    batchId: uuid()
      .notNull()
      .references(() => paymentBatches.id),
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    /** Null for entered payments that concern no carrier. */
    carrierId: uuid().references(() => carriers.id),
    typeId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    year: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    /** In dollars. */
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    /** The number of statement lines. 0 for entered payments. */
    lines: integer().notNull().default(0),
    /** Why a payment was entered. */
    comment: text(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
    updatedBy: uuid().references(() => users.id),
    updatedDate: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index("payments_of_slip").on(table.slipId),
    index("payments_of_batch").on(table.batchId),
    index("payments_of_agent").on(table.agentId, table.year, table.month, table.id),
    index("payments_by_month").on(table.year, table.month, table.id),
    check("payments_month", sql`${table.month} between 1 and 12`),
  ],
);

/** The statement lines that a payment consists of. A line is in at most one payment that is not void. */
export const paymentLines = pgTable(
  "payment_lines",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    lineId: bigint({ mode: "bigint" })
      .notNull()
      .references(() => statementLines.id),
    /** The line's amount. */
    amount: numeric({ precision: 12, scale: 2 }).notNull(),
    /** Whether the batch is void. Its lines can be paid by another one. */
    isVoid: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("payment_lines_paid_once").on(table.lineId).where(sql`not is_void`),
    index("payment_lines_of_payment").on(table.paymentId),
  ],
);

/** `paymentLines` with what payments, batches and statements say about them. */
export const paidLines = pgView("paid_lines", {
  id: bigint({ mode: "bigint" }).notNull(),
  paymentId: uuid().notNull(),
  agentId: uuid().notNull(),
  agent: text().notNull(),
  carrier: text().notNull(),
  policyNumber: text().notNull(),
  insuredName: text().notNull(),
  year: smallint().notNull(),
  month: smallint().notNull(),
  members: integer().notNull(),
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  typeId: uuid().notNull(),
  typePayment: text().notNull(),
  slipId: uuid().notNull(),
  paymentNumber: integer().notNull(),
  batchName: text().notNull(),
  batchStatus: text().notNull(),
  searchText: text().notNull(),
}).as(
  // Left joins, so that counts and sums skip tables that they don't use.
  sql`select payment_lines.id, payment_lines.payment_id, payments.agent_id, agents.name as agent,
    carriers.name as carrier, statement_lines.policy_number, statement_lines.insured_name, payments.year,
    payments.month, statement_lines.members, payment_lines.amount, payments.type_id, types.name as type_payment,
    payments.slip_id, payment_slips.payment_number, payment_batches.name as batch_name,
    statuses.name as batch_status, statement_lines.search_text
    from payment_lines
    left join payments on payments.id = payment_lines.payment_id
    left join statement_lines on statement_lines.id = payment_lines.line_id
    left join payment_slips on payment_slips.id = payments.slip_id
    left join payment_batches on payment_batches.id = payments.batch_id
    left join agents on agents.id = payments.agent_id
    left join carriers on carriers.id = payments.carrier_id
    left join generic_entries types on types.id = payments.type_id
    left join generic_entries statuses on statuses.id = payment_batches.status_id`,
);
