import { endpoints, type FilterValue } from "@portico/contract";
import { filtersSchema } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, carriers, payments } from "../../../db/schema/index.ts";
import type { BoundList } from "../../../lists/list.ts";
import { visibleRows } from "../../../lists/row-set.ts";

const summedRow = z.object({
  agentId: z.string().nullable(),
  agent: z.string().nullable(),
  carrierId: z.string().nullable(),
  carrier: z.string().nullable(),
  isOfAgent: z.boolean(),
  isOfCarrier: z.boolean(),
  payments: z.number(),
  amount: z.coerce.number(),
});

const filters = filtersSchema(endpoints["payments.list"]);

/** Sums the payments that match the filters and that the caller can see, by agent and carrier. */
export async function summarizePayments(
  database: Database,
  list: BoundList,
  caller: Caller,
  query: Readonly<Record<string, FilterValue | undefined>>,
) {
  const { from, where } = visibleRows(list, caller, { filters: filters.parse(query) });
  // The database adds all sums, because money must not be added in floating point.
  const rows = await rowsOf(
    database,
    sql`select summed.agent_id as "agentId", ${agents.name} as agent, summed.carrier_id as "carrierId",
        ${carriers.name} as carrier, is_of_agent as "isOfAgent", is_of_carrier as "isOfCarrier", payments, amount
      from (
        select ${payments.agentId} as agent_id, ${payments.carrierId} as carrier_id, count(*)::int as payments,
          coalesce(sum(${payments.amount}), 0) as amount, grouping(${payments.agentId}) = 0 as is_of_agent,
          grouping(${payments.carrierId}) = 0 as is_of_carrier
        from ${from} where ${where}
        group by cube (${payments.agentId}, ${payments.carrierId})
      ) summed
      left join ${agents} on ${agents.id} = summed.agent_id
      left join ${carriers} on ${carriers.id} = summed.carrier_id
      order by ${agents.name}, ${agents.id}, ${carriers.name} nulls last`,
  );
  const sums = z.array(summedRow).parse(rows);
  const ofAgent = ({ agentId, agent, payments: count, amount }: (typeof sums)[number]) => {
    return { agentId: agentId ?? "", agent: agent ?? "", payments: count, amount };
  };
  const ofCarrier = ({ carrierId, carrier, payments: count, amount }: (typeof sums)[number]) => {
    return { carrierId, carrier: carrier ?? "", payments: count, amount };
  };
  const total = sums.find(({ isOfAgent, isOfCarrier }) => !isOfAgent && !isOfCarrier);
  return {
    data: sums
      .filter(({ isOfAgent, isOfCarrier }) => isOfAgent && isOfCarrier)
      .map((row) => ({ ...ofAgent(row), ...ofCarrier(row) })),
    agents: sums.filter(({ isOfAgent, isOfCarrier }) => isOfAgent && !isOfCarrier).map(ofAgent),
    carriers: sums.filter(({ isOfAgent, isOfCarrier }) => !isOfAgent && isOfCarrier).map(ofCarrier),
    payments: total?.payments ?? 0,
    amount: total?.amount ?? 0,
  };
}
