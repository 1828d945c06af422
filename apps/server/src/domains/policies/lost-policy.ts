import { isNull } from "drizzle-orm";
import { lostPolicies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { policyFields, policyReference } from "./policy-work/policy-work-fields.ts";
import { readRefreshedDate } from "./policy-work/refreshed-date.ts";

/** Lost policies that are not resolved. */
export const lostPolicyFeature = feature({
  list: {
    id: "lostPolicy.list",
    scope: "Policy",
    table: lostPolicies,
    where: isNull(lostPolicies.resolvedDate),
    references: [policyReference(lostPolicies)],
    fields: policyFields,
  },
  category: "policy",
  work: { statusType: "lostStatus", rowName: "policyNumber", refreshedDate: readRefreshedDate },
  noteTargets: { entity: "policy", id: lostPolicies.policyId },
});
