import { dayFilter, defaultWork, featureEndpoints } from "@portico/endpoints";
import {
  policyAccess,
  workedPolicyFields,
  workedPolicyFilters,
  workedPolicySearch,
} from "../../policy-work.ts";

/** Policies whose premium is unpaid, with the last day of grace. */
export const policyNonPaidEndpoints = featureEndpoints("policyNonPaid", {
  path: "/PolicyNonPaid",
  ...policyAccess,
  summary: "Policies with an unpaid premium, and their last day of grace.",
  noun: { one: "unpaid policy", other: "unpaid policies" },
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
    graceFrom: dayFilter("graceEndDate", "from", "Grace ends on or after"),
    graceTo: dayFilter("graceEndDate", "to", "Grace ends on or before"),
  },
  searchable: workedPolicySearch,
  sort: "graceEndDate,insuredName",
  takesFollowUp: true,
  calls: [...defaultWork, "putStatus"],
  paths: { assign: "/assing" },
});
