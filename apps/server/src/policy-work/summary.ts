import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { signedIn } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { agents, genericEntries, settings } from "../db/schema/index.ts";
import type { CheckedRequest } from "../http/handler.ts";
import type { Services } from "../services.ts";
import { type PolicyWork, workable } from "./policy-work.ts";
import { workedOutSetting } from "./work-out/work-out.ts";

const countedRows = z.array(
  z.object({
    agentId: z.string(),
    agentName: z.string(),
    statusId: z.string(),
    statusName: z.string(),
    subTotal: z.number(),
  }),
);

/** Answers how many rows each agent that the caller sees has in each status. */
export function summaryHandler({ database, clock }: Pick<Services, "database" | "clock">, work: PolicyWork) {
  const { table } = work;
  return async ({ caller }: CheckedRequest) => {
    const readDate = clock.now().toISOString();
    const rows = await rowsOf(
      database,
      sql`with counted as (
          select ${table.agentId} as agent_id, ${table.statusId} as status_id, count(*)::int as rows
          from ${table} where ${workable(work, signedIn(caller))} group by 1, 2
        )
        select counted.agent_id as "agentId", ${agents.name} as "agentName", counted.status_id as "statusId",
          ${genericEntries.name} as "statusName", counted.rows as "subTotal"
        from counted join ${agents} on ${agents.id} = counted.agent_id
        join ${genericEntries} on ${genericEntries.id} = counted.status_id
        order by ${agents.name}, ${agents.id}, ${genericEntries.position}`,
    );
    const byAgent = Map.groupBy(countedRows.parse(rows), ({ agentId }) => agentId);
    const summaries = [...byAgent].map(([agentId, statuses]) => ({
      agentId,
      agentName: statuses[0]?.agentName ?? "",
      listStatus: statuses.map(({ statusId, statusName, subTotal }) => ({ statusId, statusName, subTotal })),
      total: sum(statuses.map(({ subTotal }) => subTotal)),
    }));
    const total = sum(summaries.map((each) => each.total));
    return { agents: summaries, total, readDate, refreshedDate: await refreshedDate(database) };
  };
}

/** When an upload last brought the policies, and what is unpaid and lost among them, up to date. */
async function refreshedDate(database: Database): Promise<string | null> {
  const [found] = await database.select().from(settings).where(eq(settings.name, workedOutSetting));
  return found?.value ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
