import { defaultWork, featureEndpoints } from "@portico/endpoints";
import {
  policyAccess,
  workedPolicyFields,
  workedPolicyFilters,
  workedPolicySearch,
} from "../../policy-work.ts";

/** Why a policy is lost (decisions, 28). */
export const lostReasons = ["Agent of record changed", "Terminated", "Carrier left"] as const;

/** Policies that were lost, and why. */
export const lostPolicyEndpoints = featureEndpoints("lostPolicy", {
  path: "/LostPolicy",
  ...policyAccess,
  summary: "Lost policies and why they were lost.",
  noun: { one: "lost policy", other: "lost policies" },
  fields: {
    ...workedPolicyFields,
    reason: { label: "Reason lost", sortable: true },
    lostDate: { label: "Lost on", format: "date", sortable: true },
  },
  filters: {
    ...workedPolicyFilters("lostStatus"),
    reason: { kind: "choice", values: lostReasons, anyOf: true },
  },
  searchable: workedPolicySearch,
  sort: "-lostDate,insuredName",
  calls: defaultWork,
});
