import { type Field, type Filter, rowFields } from "@portico/endpoints";
import { agentFilter, carrierFilter, cityFilter, stateFilter, statusFilter } from "./filters.ts";

/** Who can see policies and change their status (specification, part 1, section 6), and assign them (decisions, 29). */
export const policyAccess = {
  access: "agent view.Policy|admin.Policy",
  assignAccess: "agent admin.Policy",
} as const;

/** The fields that unpaid and lost policies share, the columns of the specification first. */
export const workedPolicyFields = {
  ...rowFields,
  policyId: { label: "Policy ID", format: "id" },
  agent: { label: "Agent", sortable: true },
  carrier: { label: "Carrier", sortable: true },
  aor: { label: "AOR", sortable: true },
  insuredName: { label: "Insured name", sensitive: "name", sortable: true },
  policyNumber: { label: "Policy number", isIdentifier: true, sortable: true },
  status: { label: "Status", format: "status", sortable: true },
  statusId: { label: "Status ID", format: "id" },
  numberOfMembers: { label: "Members", format: "number", sortable: true, summable: true },
  month: { label: "Month", format: "month", sortable: true },
  year: { label: "Year", format: "year", sortable: true },
  planName: { label: "Plan name", sortable: true, onRequest: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact", onRequest: true },
  zipCode: { label: "ZIP code", onRequest: true },
  city: { label: "City", sortable: true, onRequest: true },
  state: { label: "State", sortable: true, onRequest: true },
} as const satisfies Record<string, Field>;

type WorkedField = keyof typeof workedPolicyFields;

/** The fields that searches of unpaid and lost policies look in. */
export const workedPolicySearch = [
  "policyNumber",
  "insuredName",
  "zipCode",
  "phone",
] as const satisfies WorkedField[];

/** The filters of unpaid and lost policies, with the statuses of one type. */
export function workedPolicyFilters(statusType: "unpaidStatus" | "lostStatus") {
  return {
    agent: agentFilter,
    carrier: carrierFilter,
    insuredName: { kind: "text" },
    policyNumber: { kind: "text" },
    status: statusFilter(statusType),
    month: { kind: "month" },
    year: { kind: "year" },
    state: stateFilter,
    city: cityFilter(["state"]),
  } as const satisfies Record<string, Filter<WorkedField>>;
}
