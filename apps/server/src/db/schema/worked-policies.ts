import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { policies } from "./policies.ts";
import { workColumns } from "./work-columns.ts";

/** Columns shared by unpaid and lost policies, which agents work on until they are resolved. */
const workedColumns = {
  ...rowColumns,
  policyId: uuid()
    .notNull()
    .references(() => policies.id),
  /** The policy's carrier, duplicated here so that lists don't need a join. */
  carrierId: uuid()
    .notNull()
    .references(() => carriers.id),
  /** The policy's agent, until the row is assigned to another one. */
  ...workColumns,
  /** 1–12: the first unpaid month, or the month in which the policy was lost. */
  month: smallint().notNull(),
  year: smallint().notNull(),
  createdDate: instant(),
  /** When the policy stopped being unpaid or lost. Lists show only rows without this date. */
  resolvedDate: timestamp({ withTimezone: true, mode: "date" }),
};

/** Policies with unpaid premiums, recomputed after each policy upload. */
export const unpaidPolicies = pgTable(
  "unpaid_policies",
  {
    ...workedColumns,
    /** The policy's value at that time. */
    paidThroughDate: date({ mode: "string" }).notNull(),
    graceEndDate: date({ mode: "string" }).notNull(),
  },
  (table) => [
    uniqueIndex("unpaid_policies_open").on(table.policyId).where(sql`resolved_date is null`),
    index("unpaid_policies_by_grace").on(table.graceEndDate, table.id).where(sql`resolved_date is null`),
    index("unpaid_policies_by_agent").on(table.agentId, table.statusId),
    check("unpaid_policies_month", sql`${table.month} between 1 and 12`),
  ],
);

/** Lost policies, recomputed after each policy upload. */
export const lostPolicies = pgTable(
  "lost_policies",
  {
    ...workedColumns,
    /** One of the contract's `lostReasons`. */
    reason: text({ enum: ["Agent of record changed", "Terminated", "Carrier left"] }).notNull(),
    lostDate: date({ mode: "string" }).notNull(),
  },
  (table) => [
    uniqueIndex("lost_policies_open").on(table.policyId).where(sql`resolved_date is null`),
    index("lost_policies_by_date").on(table.lostDate, table.id).where(sql`resolved_date is null`),
    index("lost_policies_by_agent").on(table.agentId, table.statusId),
    check("lost_policies_month", sql`${table.month} between 1 and 12`),
  ],
);
