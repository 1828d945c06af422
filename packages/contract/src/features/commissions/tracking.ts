import { call, featureEndpoints } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { trackingStates } from "../../tracking-states.ts";

const access = "agent view.CommissionTracking|admin.CommissionTracking";

const fields = {
  id: { label: "ID", format: "id", idType: "bigint" },
  policyNumber: { label: "Policy number", isIdentifier: true },
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
  /** What is expected for a month whose statement is not loaded. */
  notReported: { label: "Not reported", format: "money", summable: true, onRequest: true },
  state: { label: "State", format: "status" },
  policyId: { label: "Policy ID", format: "id" },
  agentId: { label: "Agent ID", format: "id", onRequest: true },
} as const;

/** Expected and received commission of each policy and month. */
export const trackingEndpoints = {
  "tracking.opening": call({
    method: "GET",
    path: "/CommissionTracking/opening",
    access,
    summary:
      "The filters for the last month, up to the current one, for which one of the caller's carriers has reported. None if no carrier has.",
  }),
  ...featureEndpoints("tracking", {
    path: "/CommissionTracking",
    access,
    summary:
      "Expected and received commission of each policy and month. Totals do not include months without a rate, nor months that the carrier has not reported: the expected amount of these is the total of `notReported`.",
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
  }),
};
