import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, carriers } from "../../../db/schema/index.ts";
import { type BatchSelection, linesOf, withUnpaidLines } from "./unpaid-lines.ts";

const amount = z.coerce.number();
const agent = { agentId: z.string(), agent: z.string(), lines: z.number(), amount };
const preview = z.object({
  data: z.array(
    z.object({
      ...agent,
      carrierId: z.string(),
      carrier: z.string(),
      commissions: amount,
      chargebacks: amount,
    }),
  ),
  deferred: z.array(z.object(agent)),
  agents: z.number(),
  lines: z.number(),
  amount,
});

/** What a batch would pay by agent and carrier. Changes nothing. */
export async function previewBatch(database: Database, selection: BatchSelection) {
  const [found] = await rowsOf(
    database,
    sql`${withUnpaidLines(linesOf(selection))}, sums as (
      select agent_id, carrier_id, count(*)::int as lines, sum(amount) as amount,
        coalesce(sum(amount) filter (where amount >= 0), 0) as commissions,
        coalesce(sum(amount) filter (where amount < 0), 0) as chargebacks,
        agent_id in (select agent_id from payable) as is_payable
      from unpaid group by agent_id, carrier_id
    ), named as (
      select sums.*, ${agents.name} as agent, ${carriers.name} as carrier from sums
      join ${agents} on ${agents.id} = agent_id join ${carriers} on ${carriers.id} = carrier_id
    )
    select
      (select coalesce(json_agg(json_build_object('agentId', agent_id, 'agent', agent, 'carrierId', carrier_id,
        'carrier', carrier, 'lines', lines, 'commissions', commissions, 'chargebacks', chargebacks, 'amount', amount)
        order by agent, agent_id, carrier), '[]') from named where is_payable) as data,
      (select coalesce(json_agg(json_build_object('agentId', agent_id, 'agent', agent, 'lines', lines, 'amount', amount)
        order by agent, agent_id), '[]') from (
          select agent_id, agent, sum(lines)::int as lines, sum(amount) as amount from named
          where not is_payable group by agent_id, agent) waiting) as deferred,
      count(distinct agent_id)::int as agents, coalesce(sum(lines), 0)::int as lines, coalesce(sum(amount), 0) as amount
      from named where is_payable`,
  );
  return preview.parse(found);
}
