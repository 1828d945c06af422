import { workEndpoints } from "../builders/work.ts";
import { list } from "../endpoint.ts";
import { policyAccess, policyAssignAccess, workedPolicyFields, workedPolicyFilters } from "../policy-work.ts";

/** The calls on unpaid policies; the status of one is set by POST and by PUT. */
export const policyNonPaidWork = [
  "summary",
  "history",
  "setStatus",
  "putStatus",
  "setStatuses",
  "assign",
] as const;

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
      graceFrom: { kind: "date", field: "graceEndDate", compare: "from", label: "Grace ends on or after" },
      graceTo: { kind: "date", field: "graceEndDate", compare: "to", label: "Grace ends on or before" },
    },
    sort: "graceEndDate,insuredName",
  }),
  ...workEndpoints("policyNonPaid", {
    path: "/PolicyNonPaid",
    access: policyAccess,
    assignAccess: policyAssignAccess,
    calls: policyNonPaidWork,
    paths: { assign: "/assing" },
  }),
};
