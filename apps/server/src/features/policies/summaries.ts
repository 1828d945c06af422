import { count, eq } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { visibleTo } from "../../access/scope.ts";
import { agents, genericEntries, policies } from "../../db/schema/index.ts";
import type { Handler } from "../../http/handler.ts";
import type { Services } from "../../services.ts";

/** How many policies each agent that the caller sees has in each status. */
export function policySummaries({ database }: Services): Handler<"policies.summaries"> {
  return async ({ caller }) => {
    const counted = database
      .select({ agentId: policies.agentId, statusId: policies.statusId, subTotal: count().as("sub_total") })
      .from(policies)
      .where(visibleTo(signedIn(caller), "Policy", policies.agentId))
      .groupBy(policies.agentId, policies.statusId)
      .as("counted");
    const rows = await database
      .select({
        agentId: counted.agentId,
        agentName: agents.name,
        statusId: counted.statusId,
        statusName: genericEntries.name,
        subTotal: counted.subTotal,
      })
      .from(counted)
      .innerJoin(agents, eq(agents.id, counted.agentId))
      .innerJoin(genericEntries, eq(genericEntries.id, counted.statusId))
      .orderBy(agents.name, agents.id, genericEntries.position);
    const byAgent = Map.groupBy(rows, ({ agentId }) => agentId);
    const summaries = [...byAgent].map(([agentId, statuses]) => ({
      agentId,
      agentName: statuses[0]?.agentName ?? "",
      listStatus: statuses.map(({ statusId, statusName, subTotal }) => ({ statusId, statusName, subTotal })),
      total: sum(statuses.map(({ subTotal }) => subTotal)),
    }));
    return { agents: summaries, total: sum(summaries.map(({ total }) => total)) };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
