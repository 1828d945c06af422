import { signedIn } from "../../access/caller.ts";
import { incompletePolicies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { bindList } from "../../lists/list.ts";
import { completeHandler } from "../../policy-loading/complete-job.ts";
import { missingValues } from "../../policy-loading/missing-values.ts";
import { completePolicy } from "./complete-policy.ts";
import { demoIncompletePolicies } from "./demo-incomplete-policies.ts";

/** Rows of carriers' files that wait, because they lack what every policy has. */
export const incompletePoliciesFeature = feature({
  list: {
    id: "incompletePolicies.list",
    scope: "Policy",
    table: incompletePolicies,
    fields: { missing: missingValues(incompletePolicies) },
  },
  category: "policy",
  crud: {},
  handlers: (services, { lists }) => ({
    "incompletePolicies.complete": ({ params: { id }, body, caller, expectedVersion, once }) =>
      once(services.database, (transaction) => {
        const list = bindList(lists["incompletePolicies.list"], services);
        const change = { id, body, caller: signedIn(caller), expectedVersion, today: services.clock.today() };
        return completePolicy(transaction, list, change);
      }),
  }),
  jobs: (services) => [completeHandler(services)],
  demoRows: demoIncompletePolicies,
});
