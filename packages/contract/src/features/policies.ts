import { crudEndpoints } from "../builders/crud.ts";
import { statusFilter, workEndpoints } from "../builders/work.ts";
import { list } from "../endpoint.ts";
import type { Field } from "../fields.ts";
import { type Month, monthLabel, months } from "../months.ts";
import { policyAccess, policyAssignAccess } from "../policy-work.ts";

/** One field a month under `prefix`; the figures come from commission statements. */
function monthly<const Prefix extends string>(prefix: Prefix, field: Omit<Field, "label">) {
  const entries = months.map((month) => [`${prefix}.${month}`, { ...field, label: monthLabel(month) }]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${Month}`, Field>;
}

const policyFields = {
  policyNumber: { label: "Policy number", sortable: true },
  firstName: { label: "First name", sensitive: "name", sortable: true },
  lastName: { label: "Last name", sensitive: "name", sortable: true },
  planName: { label: "Plan name", sortable: true },
  numberOfMembers: { label: "Members", format: "number", sortable: true },
  carrier: { label: "Carrier", sortable: true },
  agent: { label: "Agent", sortable: true },
  status: { label: "Status", format: "status" },
  effectiveDate: { label: "Effective date", format: "date", sortable: true },
  aor: { label: "Agent of record", sortable: true },
  paidThroughDate: { label: "Paid through", format: "date", sortable: true },
  memberResponsibility: { label: "Member responsibility", format: "money" },
  premium: { label: "Premium", format: "money" },
  address: { label: "Address", sensitive: "contact" },
  city: { label: "City", sortable: true },
  county: { label: "County", sortable: true },
  state: { label: "State", sortable: true },
  zipCode: { label: "ZIP code", sortable: true },
  email: { label: "Email", sensitive: "contact" },
  phone: { label: "Phone", format: "phone", sensitive: "contact" },
} as const;

/** The calls on policies; the specification has `summaries` for `summary`. */
export const policiesWork = ["summaries", "history", "setStatus", "setStatuses", "assign"] as const;

/** Policies and what was paid for them. */
export const policyEndpoints = {
  "policies.list": list({
    path: "/Policies",
    access: policyAccess,
    summary: "Policies, with the members paid for in each month of the current year.",
    fileName: "policies",
    fields: {
      id: { label: "ID", format: "id" },
      version: { label: "Version", format: "number" },
      ...policyFields,
      carrierId: { label: "Carrier ID", format: "id" },
      statusId: { label: "Status ID", format: "id" },
      insuredName: { label: "Insured", sensitive: "name", sortable: true, onRequest: true },
      dob: { label: "Date of birth", format: "date", sensitive: "birth", onRequest: true },
      ...monthly("months", { format: "number" }),
    },
    filters: {
      policyNumber: { kind: "text" },
      zipCode: { kind: "text" },
      fromDob: { kind: "date", field: "dob", compare: "from", label: "Born on or after" },
      city: { kind: "select", options: "cities.lookup", optionValue: "name", dependsOn: ["state", "county"] },
      county: { kind: "select", options: "counties.lookup", optionValue: "name", dependsOn: ["state"] },
      state: { kind: "select", options: "states.lookup", optionValue: "code" },
      carrier: { kind: "select", options: "carriers.lookup", optionValue: "name" },
      agent: { kind: "asyncSelect", options: "agents.lookup", optionValue: "name" },
      insuredName: { kind: "text" },
      status: statusFilter("policyStatus"),
    },
    sort: "policyNumber",
  }),
  ...crudEndpoints("policies", {
    path: "/Policies",
    access: policyAccess,
    calls: ["detail"],
    paths: { detail: "/detail/:id" },
    one: "a policy",
    summaries: { detail: "One policy, with what was paid for it year by year." },
    fields: {
      ...policyFields,
      dob: { label: "Date of birth", format: "date", sensitive: "birth" },
      years: {
        label: "Commissions by year",
        rows: {
          policyId: { label: "Policy ID", format: "id" },
          carrierId: { label: "Carrier ID", format: "id" },
          year: { label: "Year" },
          ...monthly("months", { format: "money" }),
          total: { label: "Total", format: "money" },
        },
      },
    },
  }),
  ...workEndpoints("policies", {
    path: "/Policies",
    access: policyAccess,
    assignAccess: policyAssignAccess,
    calls: policiesWork,
    words: { one: "a policy", many: "policies" },
  }),
};
