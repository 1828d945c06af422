import { typeGuids } from "@portico/contract";
import { policies } from "../../db/schema/index.ts";
import { readRefreshedDate } from "../../policy-work/refreshed-date.ts";

/** How policies are worked. */
export const policyWork = {
  table: policies,
  noun: "This policy",
  statusType: typeGuids.policyStatus,
  category: "policy",
  refreshedDate: readRefreshedDate,
} as const;
