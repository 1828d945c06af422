import type { ListId } from "@portico/contract";
import { entryList } from "./features/general-config/list.ts";
import { lostPolicyList } from "./features/lost-policy/list.ts";
import { policyList } from "./features/policies/list.ts";
import { unpaidPolicyList } from "./features/policy-non-paid/list.ts";
import { screenList } from "./features/screens/list.ts";
import { uploadList } from "./features/upload-policies/list.ts";
import type { List } from "./lists/list.ts";
import type { Services } from "./services.ts";

/** Every list of the contract with where its fields stand: one that is missing does not compile. */
export function allLists(services: Pick<Services, "clock">): { readonly [Id in ListId]: List<Id> } {
  return {
    "generalConfig.list": entryList,
    "lostPolicy.list": lostPolicyList,
    "policies.list": policyList(services),
    "policyNonPaid.list": unpaidPolicyList(services),
    "screens.list": screenList,
    "uploadPolicies.list": uploadList,
  };
}
