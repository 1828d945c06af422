import { withClient } from "../with-client.ts";

/** The number of tracked months per policy. */
const months = 24;

/** How much there is to read. */
export interface Filled {
  readonly policies: number;
  readonly trackedMonths: number;
  readonly lines: number;
}

/** Adds copies of tracked months, until every policy has two years of them, and recomputes the totals. */
export function fillMonths(databaseUrl: string): Promise<Filled> {
  return withClient(databaseUrl, async (client) => {
    await client.query("set statement_timeout = 0");
    await client.query(
      `insert into tracking_months (agent_id, carrier_id, year, month, state, policy_id, members, rate, expected, received)
     select m.agent_id, m.carrier_id, extract(year from day), extract(month from day), m.state, m.policy_id, m.members,
       m.rate, m.expected, m.received
     from (select distinct on (policy_id) * from tracking_months order by policy_id, year desc, month desc) as m
     cross join generate_series(
       (select max(make_date(year, month, 1)) from tracking_months) - make_interval(months => $1 - 1),
       (select max(make_date(year, month, 1)) from tracking_months), interval '1 month'
     ) as day
     on conflict do nothing`,
      [months],
    );
    await client.query("truncate tracking_totals");
    await client.query(
      `insert into tracking_totals (agent_id, carrier_id, year, month, state, policies, members, expected, received)
     select agent_id, carrier_id, year, month, state, count(*), sum(members), coalesce(sum(expected), 0),
       coalesce(sum(received), 0)
     from tracking_months group by 1, 2, 3, 4, 5`,
    );
    await client.query("vacuum (analyze) tracking_months");
    await client.query("vacuum (analyze) tracking_totals");
    const { rows } = await client.query(
      `select (select count(*)::int from policies) as policies,
       (select count(*)::int from tracking_months) as "trackedMonths",
       (select count(*)::int from commission_lines) as lines`,
    );
    return rows[0];
  });
}
