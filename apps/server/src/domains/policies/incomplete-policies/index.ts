import { sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { deleteManyAudited } from "../../../audit/update-rows.ts";
import type { Database } from "../../../db/database.ts";
import { incompletePolicies } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { isListedFor } from "../../../lists/row-set.ts";
import { resolveSelection } from "../../../lists/selections/resolve-selection.ts";
import { completeHandler } from "../policy-loading/complete-job.ts";
import { missingValues } from "../policy-loading/missing-values.ts";
import { completePolicy } from "./complete-policy.ts";

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

/** Adds incomplete policies next to demo policies: one of each agent, and some without an agent. */
async function demoIncompletePolicies(database: Database): Promise<void> {
  await database.execute(sql`
    insert into incomplete_policies (carrier_id, policy_number, agent_id, aor, status_id, status_is_stated, first_name,
      last_name, plan_name, effective_date, paid_through_date, premium, state, zip_code, file_name)
    select carrier_id, 'W-' || policy_number, case when place <= 3 then null else agent_id end, aor, status_id, true,
      case when place % 3 = 1 then first_name end, case when place % 3 = 1 then last_name end, plan_name,
      case when place % 3 <> 1 then effective_date end, paid_through_date, premium,
      case when place % 5 <> 0 then state end, zip_code, 'book-of-business.csv'
    from (
      select p.*, row_number() over (order by p.policy_number) as place
      from (select distinct on (agent_id) * from policies order by agent_id, policy_number) p
    ) chosen`);
}
