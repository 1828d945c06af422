import { type lostPolicies, policies, type unpaidPolicies } from "../../../db/schema/index.ts";
import type { FieldSource, Reference } from "../../../lists/list.ts";

/** The fields of unpaid and lost policies that come from the policy. */
export const policyFields = {
  aor: policies.aor,
  insuredName: policies.insuredName,
  policyNumber: policies.policyNumber,
  numberOfMembers: policies.numberOfMembers,
  planName: policies.planName,
  phone: policies.phone,
  zipCode: policies.zipCode,
  city: policies.city,
  state: policies.state,
} satisfies Record<string, FieldSource>;

/** The join to the policy, which is a large table. */
export function policyReference({ policyId }: typeof unpaidPolicies | typeof lostPolicies): Reference {
  return { from: policyId, to: policies.id, isLarge: true };
}
