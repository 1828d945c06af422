import { listScreen } from "@portico/portal-config";
import { unassigned } from "./actions.ts";
import { lostTones, policyWork, workedPolicyScreen } from "./policy-work.ts";
import { workScreen } from "./work-screen.ts";

/** Lost policies and the reasons. */
export const lostPolicies = listScreen({
  id: "lost-policies",
  path: "policies/lost",
  title: "Lost policies",
  navigation: { section: "policies", label: "Lost", order: 3 },
  ...workedPolicyScreen,
  filters: [
    "agent",
    "carrier",
    "insuredName",
    "policyNumber",
    "status",
    "reason",
    "month",
    "year",
    "state",
    "city",
  ],
  ...workScreen({
    feature: "lostPolicy",
    statuses: "lostStatus",
    tones: lostTones,
    ...policyWork("policyId"),
    followUp: "followUps.addToLostPolicy",
    columns: [
      { field: "agent", empty: unassigned },
      "carrier",
      "aor",
      "insuredName",
      "policyNumber",
      "status",
      "numberOfMembers",
      "month",
      "year",
      "reason",
      "lostDate",
      { field: "planName", truncate: 30, hidden: true },
      { field: "phone", hidden: true },
      { field: "city", hidden: true },
      { field: "state", hidden: true },
    ],
  }),
});
