import { policies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { readRefreshedDate } from "../../policy-work/refreshed-date.ts";
import { commissionsByYear } from "./commissions-by-year.ts";
import { policyList } from "./list.ts";

/** Policies: list, exports, details, statuses and agents. */
export const policiesFeature = feature({
  list: policyList,
  category: "policy",
  crud: { detail: async (id, { database }) => ({ years: await commissionsByYear(database, id) }) },
  work: { statusType: "policyStatus", refreshedDate: readRefreshedDate },
  noteTargets: { entity: "policy", id: policies.id },
});
