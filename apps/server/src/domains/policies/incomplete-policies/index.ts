import { signedIn } from "../../../access/caller.ts";
import { deleteManyAudited } from "../../../audit/update-rows.ts";
import { incompletePolicies } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { isListedFor } from "../../../lists/row-set.ts";
import { resolveSelection } from "../../../lists/selections/resolve-selection.ts";
import { completeHandler } from "../policy-loading/complete-job.ts";
import { missingValues } from "../policy-loading/missing-values.ts";
import { completePolicy } from "./complete-policy.ts";
import { demoIncompletePolicies } from "./demo-incomplete-policies.ts";

const listId = "incompletePolicies.list";
const category = "policy";

/** Rows of carriers' files that wait, because they lack what every policy has. */
export const incompletePoliciesFeature = feature({
  list: {
    id: listId,
    scope: "Policy",
    table: incompletePolicies,
    fields: { missing: missingValues(incompletePolicies) },
  },
  category,
  crud: {},
  handlers: (services, { lists }) => ({
    "incompletePolicies.removeMany": async ({ body, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const list = bindList(lists[listId], services);
      const ids = await resolveSelection(services, caller, listId, body);
      return once(services.database, async (transaction) => ({
        removed: await deleteManyAudited(transaction, {
          ...{ table: incompletePolicies, ids, where: isListedFor(list, caller) },
          label: "One of these incomplete policies",
          by: caller.userId,
          category,
        }),
      }));
    },
    "incompletePolicies.complete": ({ params: { id }, body, caller, expectedVersion, once }) =>
      once(services.database, (transaction) => {
        const list = bindList(lists[listId], services);
        const change = { id, body, caller: signedIn(caller), expectedVersion, today: services.clock.today() };
        return completePolicy(transaction, list, change);
      }),
  }),
  jobs: (services) => [completeHandler(services)],
  demoRows: demoIncompletePolicies,
});
