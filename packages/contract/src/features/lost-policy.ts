import { workEndpoints } from "../builders/work.ts";
import { list } from "../endpoint.ts";
import { policyAccess, policyAssignAccess, workedPolicyFields, workedPolicyFilters } from "../policy-work.ts";

/** Why a policy is lost (decisions, 28). */
export const lostReasons = ["Agent of record changed", "Terminated", "Carrier left"] as const;

/** Policies that were lost, and why. */
export const lostPolicyEndpoints = {
  "lostPolicy.list": list({
    path: "/LostPolicy",
    access: policyAccess,
    summary: "Policies that were lost, and why.",
    fileName: "lost-policies",
    fields: {
      ...workedPolicyFields,
      reason: { label: "Reason lost", sortable: true },
      lostDate: { label: "Lost on", format: "date", sortable: true },
    },
    filters: { ...workedPolicyFilters("lostStatus"), reason: { kind: "choice", values: lostReasons } },
    sort: "-lostDate,insuredName",
  }),
  ...workEndpoints("lostPolicy", {
    path: "/LostPolicy",
    access: policyAccess,
    assignAccess: policyAssignAccess,
  }),
};
