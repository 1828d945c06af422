import { typeGuids } from "@portico/contract";
import { isNull } from "drizzle-orm";
import { lostPolicies } from "../db/schema/index.ts";
import { feature } from "../feature/feature.ts";
import { readRefreshedDate } from "../policy-work/refreshed-date.ts";
import { workedFields, workedReferences } from "../policy-work/worked-fields.ts";

/** Lost policies that are not resolved: their list and exports, and the work on them. */
export const lostPolicyFeature = feature({
  list: {
    id: "lostPolicy.list",
    scope: { area: "Policy", agentId: lostPolicies.agentId },
    only: isNull(lostPolicies.resolvedDate),
    table: lostPolicies,
    key: lostPolicies.id,
    references: workedReferences(lostPolicies),
    fields: {
      ...workedFields(lostPolicies),
      reason: lostPolicies.reason,
      lostDate: lostPolicies.lostDate,
    },
  },
  work: {
    table: lostPolicies,
    noun: "This lost policy",
    statusType: typeGuids.lostStatus,
    category: "policy",
    rowName: "policyNumber",
    refreshedDate: readRefreshedDate,
  },
  notesOn: { entity: "policy", id: lostPolicies.policyId },
});
