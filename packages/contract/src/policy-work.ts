import { statusFilter } from "./builders/work.ts";
import type { Field, Filter } from "./fields.ts";

/** Who sees and works policies (specification, part 1, section 6). */
export const policyAccess = "agent view.Policy|admin.Policy";
/** Who assigns them (decisions, 29). */
export const policyAssignAccess = "agent admin.Policy";

/** What unpaid and lost policies have in common: the columns of the specification first. */
export const workedPolicyFields = {
  id: { label: "ID", format: "id" },
  version: { label: "Version", format: "number" },
  policyId: { label: "Policy ID", format: "id" },
  agent: { label: "Agent", sortable: true },
  carrier: { label: "Carrier", sortable: true },
  aor: { label: "AOR", sortable: true },
  insuredName: { label: "Insured name", sensitive: "name", sortable: true },
  policyNumber: { label: "Policy number", sortable: true },
  status: { label: "Status", format: "status", sortable: true },
  statusId: { label: "Status ID", format: "id" },
  numberOfMembers: { label: "Members", format: "number", sortable: true, summable: true },
  month: { label: "Month", format: "month", sortable: true },
  year: { label: "Year", format: "year", sortable: true },
  planName: { label: "Plan name", sortable: true, onRequest: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact", onRequest: true },
  city: { label: "City", sortable: true, onRequest: true },
  state: { label: "State", sortable: true, onRequest: true },
} as const satisfies Record<string, Field>;

type WorkedField = keyof typeof workedPolicyFields;

/** Their filters; `status` offers the statuses of one type. */
export function workedPolicyFilters(statusType: "unpaidStatus" | "lostStatus") {
  return {
    agent: { kind: "asyncSelect", options: "agents.lookup", optionValue: "name" },
    carrier: { kind: "select", options: "carriers.lookup", optionValue: "name" },
    insuredName: { kind: "text" },
    policyNumber: { kind: "text" },
    status: statusFilter(statusType),
    month: { kind: "month" },
    year: { kind: "year" },
    state: { kind: "select", options: "states.lookup", optionValue: "code" },
    city: { kind: "select", options: "cities.lookup", optionValue: "name", dependsOn: ["state"] },
  } as const satisfies Record<string, Filter<WorkedField>>;
}
