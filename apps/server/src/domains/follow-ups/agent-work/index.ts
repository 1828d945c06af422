import { agentWorkKinds } from "@portico/contract/features/follow-ups/agent-work";
import { filtersSchema } from "@portico/contract/schemas";
import { and, asc, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { type BoundList, bindList } from "../../../lists/list.ts";
import { type ListFilters, visibleRows } from "../../../lists/row-set.ts";
import { containsText } from "../../../lists/text-conditions.ts";
import { canWork } from "./departed-agents.ts";
import { departedWork, isAdministered } from "./open-work.ts";
import { previewWork } from "./preview-work.ts";
import { reassignWork } from "./reassign-work.ts";

/** The maximum number of matches for a search text. */
const maxMatches = 100;

const column = (name: string): SQL => sql`open_work.${sql.identifier(name)}`;

/** The open work of agents who left, in the areas that the caller administers, and how it gets other agents. */
export const agentWorkFeature = feature({
  list: {
    id: "agentWork.list",
    scope: (caller) => isAdministered(caller, sql`work.area`),
    table: { alias: "open_work", query: departedWork },
    key: column("id"),
    fields: {
      id: column("id"),
      kind: column("kind"),
      name: column("name"),
      status: column("status"),
      agent: column("agent"),
      agentId: column("agent_id"),
      disabledDate: column("disabled_date"),
      createdDate: column("created_date"),
      recordId: column("record_id"),
    },
  },
  handlers: (services, { lists, workLists }) => {
    const { database, clock } = services;
    const list = () => bindList(lists["agentWork.list"], services);
    return {
      "agentWork.summary": async ({ query, caller }) => {
        const filters = filtersSchema(list().endpoint).parse(query);
        const counted = await countWork(database, list(), signedIn(caller), { filters });
        return { ...counted, readDate: clock.now().toISOString(), refreshedDate: null };
      },
      // Whoever administers an area sees the rows of every agent.
      "agentWork.receivers": ({ query: { name } }) => {
        const found = database
          .select({ id: agents.id, name: agents.name })
          .from(agents)
          .where(and(canWork, name === undefined ? undefined : containsText(agents.name, name)))
          .orderBy(asc(agents.name), asc(agents.id));
        return name === undefined ? found : found.limit(maxMatches);
      },
      "agentWork.preview": ({ body, caller }) => previewWork(database, signedIn(caller), body),
      "agentWork.reassign": ({ body, caller, once }) =>
        once(database, (transaction) =>
          reassignWork(transaction, { services, workLists, caller: signedIn(caller) }, body),
        ),
    };
  },
});

const labels: Readonly<Record<string, string>> = agentWorkKinds;
const counts = z.array(
  z.object({ agentId: z.string(), agent: z.string(), kind: z.string(), rows: z.number() }),
);

/** Counts work by agent and kind, in the order of agents' names. */
async function countWork(database: Database, list: BoundList, caller: Caller, filters: ListFilters) {
  const { from, where } = visibleRows(list, caller, filters);
  const rows = await rowsOf(
    database,
    sql`select ${column("agent_id")} as "agentId", ${column("agent")} as agent, ${column("kind")} as kind, count(*)::int as rows
      from ${from} where ${where} group by 1, 2, 3 order by 2, 1, 3`,
  );
  const found = counts.parse(rows);
  return {
    agents: [...Map.groupBy(found, ({ agentId }) => agentId)].map(([agentId, kinds]) => ({
      agentId,
      agentName: kinds[0]?.agent ?? "",
      listStatus: kinds.map((each) => ({
        statusId: null,
        statusName: labels[each.kind] ?? each.kind,
        subTotal: each.rows,
      })),
      total: kinds.reduce((sum, each) => sum + each.rows, 0),
    })),
    total: found.reduce((sum, each) => sum + each.rows, 0),
  };
}
