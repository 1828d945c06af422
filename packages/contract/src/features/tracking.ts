import { agentFilter, carrierFilter, featureEndpoints } from "../builders/index.ts";
import { trackingStates } from "../tracking-states.ts";

const fields = {
  id: { label: "ID", format: "id", idType: "bigint" },
  policyNumber: { label: "Policy number" },
  insuredName: { label: "Insured", sensitive: "name" },
  agent: { label: "Agent" },
  carrier: { label: "Carrier" },
  month: { label: "Month", format: "month", sortable: true },
  year: { label: "Year", format: "year" },
  members: { label: "Members", format: "number", summable: true },
  rate: { label: "Rate", format: "money" },
  expected: { label: "Expected", format: "money", summable: true },
  received: { label: "Received", format: "money", summable: true },
  variance: { label: "Variance", format: "money", summable: true },
  state: { label: "State", format: "status" },
  policyId: { label: "Policy ID", format: "id" },
  agentId: { label: "Agent ID", format: "id", onRequest: true },
} as const;

/** Expected and received commission of each policy and month. */
export const trackingEndpoints = featureEndpoints("tracking", {
  path: "/CommissionTracking",
  access: "agent view.CommissionTracking|admin.CommissionTracking",
  summary:
    "Expected and received commission of each policy and month. Months without a rate are not included in totals.",
  noun: { one: "tracked month", other: "tracked months" },
  fileName: "commission-tracking",
  fields,
  filters: {
    agent: agentFilter,
    carrier: carrierFilter,
    month: { kind: "month" },
    year: { kind: "year" },
    state: { kind: "choice", values: trackingStates, anyOf: true },
    policyNumber: { kind: "text" },
  },
  searchable: ["policyNumber", "insuredName"],
  sort: "-month",
  calls: ["detail"],
  summaries: {
    detail: "Returns one policy's month, with the lines, the rate and the term that explain its figures.",
  },
  detailFields: {
    ...fields,
    lines: {
      label: "Statement lines",
      rows: {
        statement: { label: "Statement" },
        fileName: { label: "File" },
        line: { label: "Line", format: "number" },
        members: { label: "Members", format: "number" },
        amount: { label: "Amount", format: "money" },
      },
    },
    rates: {
      label: "Rate in effect",
      rows: {
        agent: { label: "Agent" },
        rate: { label: "Rate", format: "money" },
        startDate: { label: "Start date", format: "date" },
        endDate: { label: "End date", format: "date" },
      },
    },
    terms: {
      label: "Term",
      rows: {
        planName: { label: "Plan name" },
        members: { label: "Members", format: "number" },
        agent: { label: "Agent" },
        fromDate: { label: "From", format: "date" },
        toDate: { label: "To", format: "date" },
      },
    },
  },
});
