import { call, list } from "../endpoint.ts";
import {
  policyAccess,
  policyAssignAccess,
  statusHistoryFields,
  workedPolicyFields,
  workedPolicyFilters,
} from "../work.ts";

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
  "lostPolicy.summary": call({
    method: "GET",
    path: "/LostPolicy/summary",
    access: policyAccess,
    summary: "How many of them each agent has in each status, and when that was last worked out.",
  }),
  "lostPolicy.history": call({
    method: "GET",
    path: "/LostPolicy/:id/status",
    access: policyAccess,
    summary: "The statuses one has had; the last one is the current one.",
    fields: statusHistoryFields,
  }),
  "lostPolicy.setStatus": call({
    method: "POST",
    path: "/LostPolicy/:id/status",
    access: policyAccess,
    summary: "Gives one another status.",
    isVersioned: true,
  }),
  "lostPolicy.setStatuses": call({
    method: "POST",
    path: "/LostPolicy/status",
    access: policyAccess,
    summary: "Gives several another status: all of them or none.",
  }),
  "lostPolicy.assign": call({
    method: "POST",
    path: "/LostPolicy/assign",
    access: policyAssignAccess,
    summary: "Assigns them to an agent: all of them or none.",
  }),
};
