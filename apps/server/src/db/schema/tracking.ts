import { trackingStates } from "@portico/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { policies } from "./policies.ts";

/** Columns of a policy's month and of their totals. */
const trackingColumns = {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  agentId: uuid()
    .notNull()
    .references(() => agents.id),
  carrierId: uuid()
    .notNull()
    .references(() => carriers.id),
  year: smallint().notNull(),
  /** 1–12. */
  month: smallint().notNull(),
  state: text({ enum: trackingStates }).notNull(),
};

/**
 * Expected and received commission of every policy and month. Recomputed from terms, rates and commission lines
 * whenever these change.
 */
export const trackingMonths = pgTable(
  "tracking_months",
  {
    ...trackingColumns,
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    /** The members of the policy's term in that month. */
    members: integer().notNull(),
    /** The agent's rate in that month, in dollars per member. Null without a rate. */
    rate: numeric({ precision: 6, scale: 2 }),
    /** Members times rate. Null without a rate. */
    expected: numeric({ precision: 14, scale: 2 }),
    /** The sum of the commission lines. Null without lines. */
    received: numeric({ precision: 14, scale: 2 }),
  },
  (table) => [
    uniqueIndex("tracking_months_of_policy").on(table.policyId, table.year, table.month),
    index("tracking_months_by_month").on(table.year, table.month, table.id),
    index("tracking_months_of_agent").on(table.agentId, table.year, table.month, table.id),
    index("tracking_months_of_carrier").on(table.carrierId, table.year, table.month, table.id),
    check("tracking_months_month", sql`${table.month} between 1 and 12`),
  ],
);

/** The sums of `trackingMonths` by agent, carrier, month and state. Updated with them. */
export const trackingTotals = pgTable(
  "tracking_totals",
  {
    ...trackingColumns,
    policies: integer().notNull(),
    members: integer().notNull(),
    /** Without months that have no rate. */
    expected: numeric({ precision: 16, scale: 2 }).notNull(),
    received: numeric({ precision: 16, scale: 2 }).notNull(),
  },
  (table) => [
    uniqueIndex("tracking_totals_month").on(
      table.carrierId,
      table.year,
      table.month,
      table.agentId,
      table.state,
    ),
    // All that the dashboard reads of an agent, so it reads the index only.
    index("tracking_totals_of_agent").on(
      table.agentId,
      table.year,
      table.month,
      table.carrierId,
      table.policies,
      table.members,
    ),
  ],
);

/** The sums of `trackingTotals` by carrier and month. Updated with them. */
export const trackingCarrierTotals = pgTable(
  "tracking_carrier_totals",
  {
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    year: smallint().notNull(),
    /** 1–12. */
    month: smallint().notNull(),
    policies: integer().notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.month, table.carrierId] })],
);
