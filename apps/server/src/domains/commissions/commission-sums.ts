import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";

const sumSchema = z.object({
  carrierId: z.uuid(),
  /** Null for lines without a policy. */
  agentId: z.uuid().nullable(),
  year: z.int(),
  month: z.int(),
  lines: z.int(),
  policies: z.int(),
  members: z.int(),
  cents: z.string().transform(BigInt),
});
/** A sum of commission lines of one carrier, agent and month, as in `commission_totals`. */
export type CommissionSum = z.output<typeof sumSchema>;

/** The lines to sum, by conditions. */
interface SummedLines {
  /** The lines, as `l`. */
  readonly lines: SQL;
  /** The lines whose policies are not counted again, as `o` of the load `s`. */
  readonly others: SQL;
}

/** Sums lines. A policy is counted with the agent and month of its line, unless other lines already count it. */
export async function sumLines(
  database: Database,
  { lines, others }: SummedLines,
): Promise<readonly CommissionSum[]> {
  const rows = await rowsOf(
    database,
    sql`select l.carrier_id as "carrierId", l.agent_id as "agentId", l.year, l.month, count(*)::int as lines,
        count(*) filter (where l.policy_id is not null and not exists (
          select from statement_lines o join statement_loads s on s.id = o.load_id
          where o.policy_id = l.policy_id and o.year = l.year and o.month = l.month and o.agent_id = l.agent_id
            and (${others})
        ))::int as policies,
        sum(l.members)::int as members, (sum(l.amount) * 100)::bigint::text as cents
      from statement_lines l where ${lines}
      group by l.carrier_id, l.agent_id, l.year, l.month`,
  );
  return z.array(sumSchema).parse(rows);
}

/** Adds up sums of the same carrier, agent and month. */
export function mergeSums(sums: Iterable<CommissionSum>): CommissionSum[] {
  const merged = new Map<string, CommissionSum>();
  for (const sum of sums) {
    const key = [sum.carrierId, sum.agentId, sum.year, sum.month].join("/");
    const found = merged.get(key);
    merged.set(key, found ? addSums(found, sum) : sum);
  }
  return [...merged.values()];
}

function addSums(one: CommissionSum, other: CommissionSum): CommissionSum {
  return {
    ...one,
    lines: one.lines + other.lines,
    policies: one.policies + other.policies,
    members: one.members + other.members,
    cents: one.cents + other.cents,
  };
}

/** Turns sums to add into sums to subtract. */
export function negateSums(sums: readonly CommissionSum[]): CommissionSum[] {
  return sums.map(({ lines, policies, members, cents, ...of }) => ({
    ...of,
    lines: -lines,
    policies: -policies,
    members: -members,
    cents: -cents,
  }));
}

const noAgent = "00000000-0000-0000-0000-000000000000";

/** Adds sums to the commission totals, at most one per carrier, agent and month. Requires the commission lock. */
export async function addToTotals(transaction: Database, sums: readonly CommissionSum[]): Promise<void> {
  const rows = sums.map(({ cents, ...sum }) => ({ ...sum, cents: String(cents) }));
  const changes = sql`select c."carrierId" as carrier_id, c."agentId" as agent_id, c.year, c.month, c.lines, c.policies,
      c.members, c.cents / 100 as amount
    from json_to_recordset(${JSON.stringify(rows)}::json) as c
      ("carrierId" uuid, "agentId" uuid, year smallint, month smallint, lines int, policies int, members int, cents numeric)`;
  const isSame = sql`t.carrier_id = c.carrier_id and t.year = c.year and t.month = c.month
    and coalesce(t.agent_id, ${noAgent}::uuid) = coalesce(c.agent_id, ${noAgent}::uuid)`;
  await transaction.execute(sql`
    with c as materialized (${changes}), changed as (
      update commission_totals t set lines = t.lines + c.lines, policies = t.policies + c.policies,
        members = t.members + c.members, amount = t.amount + c.amount
      from c where ${isSame}
    )
    insert into commission_totals (carrier_id, agent_id, year, month, lines, policies, members, amount)
    select * from c where not exists (select from commission_totals t where ${isSame})`);
  await transaction.execute(sql`delete from commission_totals where lines = 0`);
}
