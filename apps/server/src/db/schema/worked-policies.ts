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

/** What unpaid and lost policies have in common: a policy that somebody works until it is settled. */
const workedColumns = {
  ...rowColumns,
  policyId: uuid()
    .notNull()
    .references(() => policies.id),
  /** That of the policy, kept here so that lists need not look for it. */
  carrierId: uuid()
    .notNull()
    .references(() => carriers.id),
  /** The agent is the policy's until it is assigned to another. */
  ...workColumns,
  /** 1–12: the first month that is not paid, or the month in which it was lost. */
  month: smallint().notNull(),
  year: smallint().notNull(),
  createdDate: instant(),
  /** When it ceased to be unpaid, or lost; lists show those that have not. */
  resolvedDate: timestamp({ withTimezone: true, mode: "date" }),
};

/** Policies whose premium is unpaid, worked out anew at each upload of policies. */
export const unpaidPolicies = pgTable(
  "unpaid_policies",
  {
    ...workedColumns,
    /** The policy's when this was worked out. */
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

/** Policies that were lost, worked out anew at each upload of policies. */
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
