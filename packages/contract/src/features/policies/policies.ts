import {
  dayFilter,
  type Field,
  featureEndpoints,
  type Month,
  monthLabel,
  months,
  rowFields,
} from "@portico/endpoints";
import {
  agentFilter,
  carrierFilter,
  cityFilter,
  countyFilter,
  stateFilter,
  statusFilter,
} from "../../filters.ts";
import { policyAccess } from "../../policy-work.ts";

/** One field for each month below `prefix`; the values come from commission statements. */
function monthly<const Prefix extends string>(
  prefix: Prefix,
  { isThisYear = false, ...field }: Omit<Field, "label" | "month"> & { isThisYear?: boolean },
) {
  const entries = months.map((month) => {
    const label = monthLabel(month);
    return [`${prefix}.${month}`, { ...field, label, ...(isThisYear && { month }) }];
  });
  return Object.fromEntries(entries) as Record<`${Prefix}.${Month}`, Field>;
}

const policyFields = {
  policyNumber: { label: "Policy number", isIdentifier: true, sortable: true },
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

/** Policies and their commissions. */
export const policyEndpoints = featureEndpoints("policies", {
  path: "/Policies",
  ...policyAccess,
  summary: "Policies, with the members paid for in each month of the current year.",
  noun: { one: "policy", other: "policies" },
  fields: {
    ...rowFields,
    ...policyFields,
    carrierId: { label: "Carrier ID", format: "id" },
    statusId: { label: "Status ID", format: "id" },
    insuredName: { label: "Insured", sensitive: "name", sortable: true, onRequest: true },
    dob: { label: "Date of birth", format: "date", sensitive: "birth", onRequest: true },
    exchangeId: { label: "Exchange ID", isIdentifier: true, onRequest: true },
    ...monthly("months", { format: "number", isThisYear: true }),
  },
  filters: {
    policyNumber: { kind: "text" },
    zipCode: { kind: "text" },
    fromDob: dayFilter("dob", "from", "Born on or after"),
    city: cityFilter(["state", "county"]),
    county: countyFilter,
    state: stateFilter,
    carrier: carrierFilter,
    agent: agentFilter,
    insuredName: { kind: "text" },
    status: statusFilter("policyStatus"),
  },
  searchable: ["policyNumber", "insuredName", "zipCode", "phone"],
  sort: "policyNumber",
  takesFollowUp: true,
  calls: ["detail", "summaries", "history", "setStatus", "setStatuses", "assign"],
  paths: { detail: "/detail/:id" },
  summaries: { detail: "Returns one policy, with its commissions by year." },
  detailFields: {
    ...policyFields,
    dob: { label: "Date of birth", format: "date", sensitive: "birth" },
    exchangeId: { label: "Exchange ID" },
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
});
