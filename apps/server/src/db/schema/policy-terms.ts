import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { rowColumns } from "./columns.ts";
import { policies } from "./policies.ts";

/**
 * What a policy was from one day to another: a renewal begins a new term and leaves the one before. Terms of a policy
 * never overlap, which an exclusion constraint enforces (see its migration).
 */
export const policyTerms = pgTable(
  "policy_terms",
  {
    ...rowColumns,
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    /** The first day; the newest term begins on the policy's effective date. */
    fromDate: date({ mode: "string" }).notNull(),
    /** The last day; null while no end is known. The day before `fromDate` in a term that never took effect. */
    toDate: date({ mode: "string" }),
    planName: text().notNull(),
    numberOfMembers: smallint().notNull(),
    /** The agent whom the carrier names for it; an assignment in the portal does not change it. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    /** Dollars a month, before the tax credit. */
    premium: numeric({ precision: 12, scale: 2 }),
    /** What of the premium the member pays. */
    memberResponsibility: numeric({ precision: 12, scale: 2 }),
  },
  (table) => [
    uniqueIndex("policy_terms_start").on(table.policyId, table.fromDate),
    check("policy_terms_members", sql`${table.numberOfMembers} > 0`),
    check("policy_terms_days", sql`${table.toDate} >= ${table.fromDate} - 1`),
  ],
);
