import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { rowColumns } from "./columns.ts";
import { policies } from "./policies.ts";

/**
 * The data of a policy during one coverage period. A renewal starts a new term and keeps the previous one. Terms of a
 * policy never overlap, which an exclusion constraint enforces (see its migration).
 */
export const policyTerms = pgTable(
  "policy_terms",
  {
    ...rowColumns,
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    /** The first day. The newest term starts on the policy's effective date. */
    fromDate: date({ mode: "string" }).notNull(),
    /** The last day. Null if the end is unknown. The day before `fromDate` if the term never took effect. */
    toDate: date({ mode: "string" }),
    planName: text().notNull(),
    numberOfMembers: smallint().notNull(),
    /** The agent whom the carrier reports. Assignments in the portal do not change it. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    /** Monthly, in dollars, before the tax credit. */
    premium: numeric({ precision: 12, scale: 2 }),
    /** The part of the premium that the member pays. */
    memberResponsibility: numeric({ precision: 12, scale: 2 }),
  },
  (table) => [
    uniqueIndex("policy_terms_start").on(table.policyId, table.fromDate),
    check("policy_terms_members", sql`${table.numberOfMembers} > 0`),
    check("policy_terms_days", sql`${table.toDate} >= ${table.fromDate} - 1`),
  ],
);
