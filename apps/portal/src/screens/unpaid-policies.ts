import { listScreen } from "@portico/portal-config";
import { unassigned } from "./actions.ts";
import { policyWork, unpaidTones, workedPolicyScreen } from "./policy-work.ts";
import { workScreen } from "./work-screen.ts";

/** Policies with unpaid premiums, and when their grace period ends. */
export const unpaidPolicies = listScreen({
  id: "unpaid-policies",
  path: "policies/unpaid-policies",
  title: "Unpaid Policies",
  navigation: { section: "policies", order: 2 },
  ...workedPolicyScreen,
  filters: [
    "agent",
    "carrier",
    "insuredName",
    "policyNumber",
    "status",
    "month",
    "year",
    "state",
    "city",
    { kind: "dateRange", from: "graceFrom", to: "graceTo", label: "Grace ends" },
  ],
  ...workScreen({
    feature: "policyNonPaid",
    statuses: "unpaidStatus",
    tones: unpaidTones,
    ...policyWork("policyId"),
    followUp: "followUps.addToUnpaidPolicy",
    columns: [
      "insuredName",
      "graceEndDate",
      "monthsBehind",
      { field: "agent", empty: unassigned },
      "carrier",
      "aor",
      "policyNumber",
      "status",
      "numberOfMembers",
      "month",
      "year",
      { field: "paidThroughDate", hidden: true },
      { field: "memberResponsibility", hidden: true },
      { field: "planName", truncate: 30, hidden: true },
      { field: "phone", hidden: true },
      { field: "city", hidden: true },
      { field: "state", hidden: true },
    ],
  }),
});
