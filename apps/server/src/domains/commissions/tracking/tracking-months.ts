import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { isRateOfMonth } from "./rate-of-month.ts";
import { termOfMonth } from "./term-of-month.ts";

/** Which months of policies to recompute. */
export interface Months {
  /** The first day of the first month. */
  readonly from?: string;
  /** The first day of the last month. */
  readonly to?: string;
  /** Today in the business time zone. */
  readonly today: string;
}

/** A row of `tracking_totals` after a change. */
export interface ChangedTotal {
  readonly id: string;
  readonly policies: number;
}

const changedTotals = z.array(z.object({ id: z.coerce.string(), policies: z.number() }));

const keys = sql.raw("carrier_id, year, month, agent_id, state");
const figures = ["agent_id", "carrier_id", "state", "members", "rate", "expected", "received"];
const columns = sql.raw(["policy_id", "year", "month", ...figures].join(", "));
const figuresOf = (row: string) => sql.raw(figures.map((name) => `${row}.${name}`).join(", "));
const set = sql.raw(figures.map((name) => `${name} = w.${name}`).join(", "));

/**
 * Updates the tracked months of policies, and adds the differences to the totals.
 * @returns the changed totals
 */
export async function changeMonths(
  transaction: Database,
  policyIds: readonly string[],
  months: Months,
): Promise<ChangedTotal[]> {
  // As text, because the driver would write an array again, slowly, for each of its uses.
  const ids = sql`any(${`{${policyIds.join(",")}}`}::uuid[])`;
  const rows = await rowsOf(
    transaction,
    sql`
    with ${wantedMonths(ids, months)}, tracked as materialized (
      select * from tracking_months t where t.policy_id = ${ids} and ${isWithin(months)}
    ), removed as (
      delete from tracking_months where id in (
        select c.id from tracked c left join wanted w using (policy_id, year, month) where w.policy_id is null
      )
    ), changed as (
      update tracking_months t set ${set}
      from wanted w join tracked c using (policy_id, year, month)
      where t.id = c.id and (${figuresOf("c")}) is distinct from (${figuresOf("w")})
    ), added as (
      insert into tracking_months (${columns})
      select w.policy_id, w.year, w.month, ${figuresOf("w")}
      from wanted w left join tracked c using (policy_id, year, month) where c.policy_id is null
    ), differences as (
      select ${keys}, sum(policies) as policies, sum(members) as members, sum(expected) as expected, sum(received) as received
      from (
        select ${keys}, 1 as policies, members, coalesce(expected, 0) as expected, coalesce(received, 0) as received from wanted
        union all
        select ${keys}, -1, -members, -coalesce(expected, 0), -coalesce(received, 0) from tracked
      ) as changes
      group by ${keys}
      having sum(policies) <> 0 or sum(members) <> 0 or sum(expected) <> 0 or sum(received) <> 0
    ), of_carriers as (
      insert into tracking_carrier_totals as t (year, month, carrier_id, policies, members)
      select year, month, carrier_id, sum(policies), sum(members) from differences
      group by year, month, carrier_id order by year, month, carrier_id
      on conflict (year, month, carrier_id) do update
      set policies = t.policies + excluded.policies, members = t.members + excluded.members
    )
    insert into tracking_totals as t (${keys}, policies, members, expected, received)
    select ${keys}, policies, members, expected, received from differences order by ${keys}
    on conflict (${keys}) do update set policies = t.policies + excluded.policies, members = t.members + excluded.members,
      expected = t.expected + excluded.expected, received = t.received + excluded.received
    returning id, policies`,
  );
  return changedTotals.parse(rows);
}

/** The common table expression `wanted`: the tracked months of policies as they should be. */
function wantedMonths(ids: SQL, months: Months): SQL {
  const { from = "-infinity", to = "infinity", today } = months;
  return sql`
    lines as materialized (
      select policy_id, year, month, sum(amount) as received,
        (array_agg(agent_id order by id desc))[1] as agent_id
      from commission_lines
      where policy_id = ${ids} and ${isWithin(months)}
      group by policy_id, year, month
    ), months as (
      select policy_id, year, month from lines
      union
      select t.policy_id, extract(year from day)::smallint, extract(month from day)::smallint
      from policy_terms t
      cross join lateral generate_series(
        date_trunc('month', greatest(t.from_date, ${from}::date)::timestamp),
        least(t.to_date, ${today}::date, ${to}::date)::timestamp, interval '1 month'
      ) as day
      where t.policy_id = ${ids} and coalesce(t.to_date >= t.from_date, true)
    ), wanted as materialized (
      select m.policy_id, m.year, m.month, p.carrier_id, a.agent_id, a.members, r.rate1 as rate,
        a.members * r.rate1 as expected, l.received, ${state} as state
      from months m
      join policies p on p.id = m.policy_id and p.id = ${ids}
      cross join make_date(m.year, m.month, 1) as first_day
      left join lines l on l.policy_id = m.policy_id and l.year = m.year and l.month = m.month
      left join lateral (${termOfMonth({ policyId: sql`m.policy_id`, year: sql`m.year`, month: sql`m.month` })}) as t on true
      cross join lateral (
        select coalesce(l.agent_id, t.agent_id, p.agent_id) as agent_id,
          case when t.to_date < first_day then 0 else coalesce(t.number_of_members, p.number_of_members) end as members
      ) as a
      left join rates r on ${isRateOfMonth({ agentId: sql`a.agent_id`, carrierId: sql`p.carrier_id`, firstDay: sql`first_day` })}
      left join statement_loads s on s.carrier_id = p.carrier_id and s.year = m.year and s.month = m.month
        and s.state = 'Loaded'
    )`;
}

const state = sql`case
  when r.rate1 is null then 'No rate'
  when l.received < 0 then 'Chargeback'
  when l.received is null and s.id is null then 'Not reported'
  when coalesce(l.received, 0) = a.members * r.rate1 then 'Paid'
  when l.received is null then 'Unpaid'
  when l.received < a.members * r.rate1 then 'Underpaid'
  else 'Overpaid'
end`;

function isWithin({ from = "-infinity", to = "infinity" }: Months): SQL {
  return sql`make_date(year, month, 1) between ${from}::date and ${to}::date`;
}
