import { sql } from "drizzle-orm";
import { date, pgTable, pgView, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { policies } from "./policies.ts";

/**
 * Pairs of policies of one carrier that are probably one policy: their numbers are one number in two spellings, from
 * before numbers were compared without dashes and case; or one was enrolled in the portal, and the carrier's number for
 * it belongs to the other. Nothing can tell which of them is right, so both were left unchanged.
 */
export const policyTwins = pgTable(
  "policy_twins",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The older policy. */
    policyId: uuid()
      .notNull()
      .references(() => policies.id),
    twinId: uuid()
      .notNull()
      .references(() => policies.id),
    foundDate: instant(),
  },
  (table) => [uniqueIndex("policy_twins_pair").on(table.policyId, table.twinId)],
);

/** The pairs that still have one number or one ID of the exchange, with what tells the two apart. */
export const policyTwinRows = pgView("policy_twin_rows", {
  id: uuid().notNull(),
  policyId: uuid().notNull(),
  twinId: uuid().notNull(),
  carrierId: uuid().notNull(),
  carrier: text().notNull(),
  policyNumber: text().notNull(),
  insuredName: text().notNull(),
  effectiveDate: date({ mode: "string" }).notNull(),
  agent: text().notNull(),
  twinNumber: text().notNull(),
  twinName: text().notNull(),
  twinEffectiveDate: date({ mode: "string" }).notNull(),
  twinAgent: text().notNull(),
}).as(
  sql`select policy_twins.id, policy_twins.policy_id, policy_twins.twin_id, one.carrier_id,
    carriers.name as carrier,
    one.policy_number, one.insured_name, one.effective_date, one_agent.name as agent,
    other.policy_number as twin_number, other.insured_name as twin_name,
    other.effective_date as twin_effective_date, other_agent.name as twin_agent
    from policy_twins
    join policies one on one.id = policy_twins.policy_id
    join policies other on other.id = policy_twins.twin_id
    join carriers on carriers.id = one.carrier_id
    join agents one_agent on one_agent.id = one.agent_id
    join agents other_agent on other_agent.id = other.agent_id
    where other.carrier_id = one.carrier_id
      and (identifier_key(other.policy_number) = identifier_key(one.policy_number)
        or identifier_key(other.exchange_id) = identifier_key(one.exchange_id))`,
);
