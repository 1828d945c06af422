import type { Area, ListId } from "@portico/contract";

/**
 * Whose rows each list shows: those of an area by agent, with `view.X` one's own and with `admin.X` all; or all to
 * everyone who may call it. Of groups, each of which can hold rows of several agents, the feature's own test tells. A list that is new is put here, and is then attacked like the others.
 */
export const listScopes = {
  "policies.list": "Policy",
  "policyNonPaid.list": "Policy",
  "lostPolicy.list": "Policy",
  "policiesInForce.list": "groups",
  "uploadPolicies.list": "everyone",
  "auditLog.list": "everyone",
  "generalConfig.list": "everyone",
  "screens.list": "everyone",
} as const satisfies Record<ListId, Area | "everyone" | "groups">;
