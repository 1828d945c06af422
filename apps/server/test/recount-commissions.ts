import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../src/db/database.ts";

/** The carriers whose figures to compare. */
type CarrierIds = readonly string[];

/**
 * Rows in the tables of commission figures that differ from a recount, in both directions. The recount shares no code
 * with the product: it reads lines and loads instead of the view, and tries each rule for a term by itself.
 */
export async function commissionDifferences(database: Database, carrierIds: CarrierIds, today: string) {
  const of = isOneOf(carrierIds);
  const months = recountedMonths(carrierIds, today);
  return {
    totals: await differences(
      database,
      sql`select carrier_id, agent_id, year, month, lines, policies, members, amount from commission_totals where ${of}`,
      sql`select l.carrier_id, l.agent_id, l.year, l.month, count(*)::int, count(distinct l.policy_id)::int,
          sum(l.members)::int, sum(l.amount)
        from statement_loads s join statement_lines l on l.load_id = s.id
        where s.state = 'Loaded' and l.${of} group by 1, 2, 3, 4`,
    ),
    months: await differences(
      database,
      sql`select policy_id, year, month, carrier_id, agent_id, members, rate, expected, received, state
        from tracking_months where ${of}`,
      months,
    ),
    trackingTotals: await differences(
      database,
      sql`select carrier_id, agent_id, year, month, state, policies, members, expected, received
        from tracking_totals where ${of}`,
      sql`select carrier_id, agent_id, year, month, state, count(*)::int, sum(members)::int,
          coalesce(sum(expected), 0), coalesce(sum(received), 0)
        from (${months}) as months group by 1, 2, 3, 4, 5`,
    ),
    carrierTotals: await differences(
      database,
      sql`select carrier_id, year, month, policies, members from tracking_carrier_totals where ${of}`,
      sql`select carrier_id, year, month, count(*)::int, sum(members)::int from (${months}) as months group by 1, 2, 3`,
    ),
  };
}

/** No rows differ. */
export const noDifferences = { totals: [], months: [], trackingTotals: [], carrierTotals: [] };

function differences(database: Database, stored: SQL, recounted: SQL) {
  return rowsOf(
    database,
    sql`with s as materialized (${stored}), r as materialized (${recounted})
      (select 'only stored' as side, more.* from (table s except all table r) as more)
      union all (select 'only recounted', more.* from (table r except all table s) as more)`,
  );
}

function isOneOf(carrierIds: CarrierIds): SQL {
  return sql`carrier_id = any(${sql.param(carrierIds)}::uuid[])`;
}

/** A query for the tracked months of carriers' policies, from terms, rates and statement lines. */
export function recountedMonths(carrierIds: CarrierIds, today: string): SQL {
  const of = isOneOf(carrierIds);
  const term = (condition: string, order: string) =>
    sql.raw(
      `(select t from policy_terms t where t.policy_id = c.id and ${condition} order by ${order} limit 1)`,
    );
  return sql`
    select id as policy_id, extract(year from day)::smallint as year, extract(month from day)::smallint as month,
      carrier_id, agent_id, members, rate, members * rate as expected, received,
      case
        when rate is null then 'No rate'
        when received is null and not is_loaded then 'Not reported'
        when received is null and members * rate <> 0 then 'Unpaid'
        when received < 0 then 'Chargeback'
        else (array['Underpaid', 'Paid', 'Overpaid'])[2 + sign(coalesce(received, 0) - members * rate)::int]
      end as state
    from (
      select *, (
        select rate1 from rates r
        where r.agent_id = terms.agent_id and r.carrier_id = terms.carrier_id and daterange(start_date, end_date, '[]') @> day
      ) as rate
      from (
        select id, carrier_id, day, is_loaded, received,
          coalesce(last_agent, (term).agent_id) as agent_id,
          case when (term).to_date < day then 0 else (term).number_of_members end as members
        from (
          select c.*, coalesce(
            ${term("daterange(from_date, to_date + 1) @> c.day", "1")},
            ${term("not isempty(daterange(from_date, to_date + 1)) and date_trunc('month', from_date) = c.day", "from_date")},
            ${term("from_date <= c.day", "from_date desc")},
            ${term("true", "from_date")}
          ) as term
          from (
            select p.id, p.carrier_id, day::date as day,
              exists (
                select from statement_loads s where s.carrier_id = p.carrier_id and s.state = 'Loaded'
                  and make_date(s.year, s.month, 1) = day
              ) as is_loaded,
              paid.received, paid.last_agent,
              exists (
                select from policy_terms t where t.policy_id = p.id and day <= ${today}::date
                  and daterange(from_date, to_date + 1) && daterange(day::date, (day + interval '1 month')::date)
              ) as is_in_force
            from policies p
            cross join generate_series(timestamp '2020-01-01', timestamp '2030-12-01', interval '1 month') as day
            left join lateral (
              select sum(l.amount) as received, (select agent_id from statement_lines where id = max(l.id)) as last_agent
              from statement_lines l join statement_loads s on s.id = l.load_id and s.state = 'Loaded'
              where l.policy_id = p.id and make_date(l.year, l.month, 1) = day
            ) as paid on true
            where p.${of}
          ) as c
          where is_in_force or received is not null
        ) as chosen
      ) as terms
    ) as rated`;
}
