import { call, list } from "../endpoint.ts";
import {
  policyAccess,
  policyAssignAccess,
  statusHistoryFields,
  workedPolicyFields,
  workedPolicyFilters,
} from "../work.ts";

/** Policies whose premium is unpaid, with the last day of grace. */
export const policyNonPaidEndpoints = {
  "policyNonPaid.list": list({
    path: "/PolicyNonPaid",
    access: policyAccess,
    summary: "Policies whose premium is unpaid, with the last day of grace.",
    fileName: "unpaid-policies",
    fields: {
      ...workedPolicyFields,
      monthsBehind: { label: "Months behind", format: "number", sortable: true },
      graceEndDate: { label: "Last day of grace", format: "date", sortable: true },
      paidThroughDate: { label: "Paid through", format: "date", sortable: true, onRequest: true },
      memberResponsibility: {
        label: "Member responsibility",
        format: "money",
        sortable: true,
        onRequest: true,
      },
    },
    filters: {
      ...workedPolicyFilters("unpaidStatus"),
      graceFrom: { kind: "date", field: "graceEndDate", compare: "from", label: "Grace ends from" },
      graceTo: { kind: "date", field: "graceEndDate", compare: "to", label: "Grace ends by" },
    },
    sort: "graceEndDate,insuredName",
  }),
  "policyNonPaid.summary": call({
    method: "GET",
    path: "/PolicyNonPaid/summary",
    access: policyAccess,
    summary: "How many of them each agent has in each status, and when that was last worked out.",
  }),
  "policyNonPaid.history": call({
    method: "GET",
    path: "/PolicyNonPaid/:id/status",
    access: policyAccess,
    summary: "The statuses one has had; the last one is the current one.",
    fields: statusHistoryFields,
  }),
  "policyNonPaid.setStatus": call({
    method: "POST",
    path: "/PolicyNonPaid/:id/status",
    access: policyAccess,
    summary: "Gives one another status.",
    isVersioned: true,
  }),
  "policyNonPaid.putStatus": call({
    method: "PUT",
    path: "/PolicyNonPaid/:id/status",
    access: policyAccess,
    summary: "Gives one another status; the same as POST.",
    isVersioned: true,
  }),
  "policyNonPaid.setStatuses": call({
    method: "POST",
    path: "/PolicyNonPaid/status",
    access: policyAccess,
    summary: "Gives several another status: all of them or none.",
  }),
  "policyNonPaid.assign": call({
    method: "POST",
    path: "/PolicyNonPaid/assing",
    access: policyAssignAccess,
    summary: "Assigns them to an agent: all of them or none.",
  }),
};
