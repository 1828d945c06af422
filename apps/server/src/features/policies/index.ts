import { policies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { policyList } from "./list.ts";
import { policyWork } from "./work.ts";
import { yearsOf } from "./years.ts";

/** Policies: their list and exports, one in detail, and the work on them. */
export const policiesFeature = feature({
  list: policyList,
  crud: {
    table: policies,
    noun: "This policy",
    detail: async (id, { database }) => ({ years: await yearsOf(database, id) }),
  },
  work: policyWork,
  notesOn: { entity: "policy", id: policies.id },
});
