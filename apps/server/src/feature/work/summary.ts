import type { FilterValue } from "@portico/contract";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { agents, genericEntries } from "../../db/schema/index.ts";
import { visibleRows } from "../../lists/row-set.ts";
import { agentOf, type WorkContext } from "./work.ts";

const countedRows = z.array(
  z.object({
    agentId: z.string().nullable(),
    agentName: z.string(),
    statusId: z.string().nullable(),
    statusName: z.string().nullable(),
    subTotal: z.number(),
  }),
);

/** What a summary counts, and when. */
interface SummaryOptions {
  /** Filter values by name. */
  readonly filters: Readonly<Record<string, FilterValue>>;
  readonly now: Date;
}

/** The number of rows by agent and status that match the filters and that the caller can see. */
export async function summaryOf(
  database: Database,
  work: WorkContext,
  caller: Caller,
  { filters, now }: SummaryOptions,
) {
  const { list, table, refreshedDate } = work;
  const { from, where } = visibleRows(list, caller, { filters });
  const rows = await rowsOf(
    database,
    sql`with counted as (
          select ${agentOf(work)} as agent_id, ${table.statusId} as status_id, count(*)::int as rows
          from ${from} where ${where} group by 1, 2
        )
        select counted.agent_id as "agentId", coalesce(${agents.name}, '') as "agentName", counted.status_id as "statusId",
          ${genericEntries.name} as "statusName", counted.rows as "subTotal"
        from counted left join ${agents} on ${agents.id} = counted.agent_id
        left join ${genericEntries} on ${genericEntries.id} = counted.status_id
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
  return {
    agents: summaries,
    total,
    readDate: now.toISOString(),
    refreshedDate: (await refreshedDate?.(database)) ?? null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
