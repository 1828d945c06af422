import {
  agents,
  carriers,
  genericEntries,
  type lostPolicies,
  policies,
  type unpaidPolicies,
} from "../db/schema/index.ts";
import type { FieldSource, Reference } from "../lists/list.ts";

/** The tables of policies that somebody works until they are settled. */
type WorkedTable = typeof unpaidPolicies | typeof lostPolicies;

/** Where the fields stand that unpaid and lost policies have in common: most are the policy's own. */
export function workedFields(table: WorkedTable) {
  return {
    id: table.id,
    version: table.version,
    policyId: table.policyId,
    agent: agents.name,
    carrier: carriers.name,
    aor: policies.aor,
    insuredName: policies.insuredName,
    policyNumber: policies.policyNumber,
    status: genericEntries.name,
    statusId: table.statusId,
    numberOfMembers: policies.numberOfMembers,
    month: table.month,
    year: table.year,
    planName: policies.planName,
    phone: policies.phone,
    city: policies.city,
    state: policies.state,
  } satisfies Record<string, FieldSource>;
}

/** The tables that those fields refer to. */
export function workedReferences(table: WorkedTable): readonly Reference[] {
  return [
    { from: table.policyId, to: policies.id, isLarge: true },
    { from: table.carrierId, to: carriers.id },
    { from: table.agentId, to: agents.id },
    { from: table.statusId, to: genericEntries.id },
  ];
}
