import type { FieldOf } from "@portico/contract";
import { isNull } from "drizzle-orm";
import { lostPolicies } from "../../db/schema/index.ts";
import type { FieldSource, List } from "../../lists/list.ts";
import { workedFields, workedReferences } from "../../policy-work/worked-fields.ts";

/** Lost policies that are not settled. */
export const lostPolicyList: List<"lostPolicy.list"> = {
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
  } satisfies Record<FieldOf<"lostPolicy.list">, FieldSource>,
};
