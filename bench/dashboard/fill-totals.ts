import { withClient } from "../with-client.ts";

/** The number of agents who share the policies. */
const agents = 1_000;
/** The number of years with totals: the current one, the one before, and the one before that. */
const years = 3;
/** The agents whose policies `agent@portico.test` sees besides their own. */
const granted = 50;

/** How much there is to read. */
export interface Filled {
  readonly agents: number;
  readonly totals: number;
  readonly carrierTotals: number;
}

/**
 * Writes the totals that this many policies of many agents have if each is tracked in every month. The policies and
 * their tracked months are left out: the dashboard never reads them.
 */
export function fillTotals(databaseUrl: string, policies: number): Promise<Filled> {
  return withClient(databaseUrl, async (client) => {
    await client.query("set statement_timeout = 0");
    // No history of these rows, like that of demo data.
    await client.query("set session_replication_role = replica");
    await client.query(
      `with people as (
       insert into contacts (first_name, last_name) select 'Agent', n::text from generate_series(1, $1::int) n
       returning id, last_name
     )
     insert into agents (name, first_name, last_name, contact_id)
     select 'Agent ' || last_name, 'Agent', last_name, id from people`,
      [agents],
    );
    await client.query("truncate tracking_totals, tracking_carrier_totals");
    await client.query(
      `insert into tracking_totals (agent_id, carrier_id, year, month, state, policies, members, expected, received)
     select a.id, c.id, extract(year from day), extract(month from day), state, policies, policies * 2, policies * 40,
       policies * 40
     from generate_series(date_trunc('year', now()) - make_interval(years => $1 - 1),
       date_trunc('year', now()) + interval '11 months', interval '1 month') as day
     cross join agents as a
     cross join carriers as c
     cross join unnest(array['Paid', 'Underpaid', 'Not reported']) as state
     cross join (
       select ceil($2 / (3.0 * (select count(*) from agents) * (select count(*) from carriers)))::int as policies
     ) as share`,
      [years, policies],
    );
    await client.query(
      `insert into tracking_carrier_totals (carrier_id, year, month, policies, members)
     select carrier_id, year, month, sum(policies), sum(members) from tracking_totals group by 1, 2, 3`,
    );
    await client.query(
      `insert into visibility (contact_id, agent_id, resource_id)
     select u.contact_id, a.id::text, 'Policy' from users u
     cross join (select id from agents where name like 'Agent %' order by id limit $1) as a
     where u.email = 'agent@portico.test'`,
      [granted],
    );
    await client.query("vacuum (analyze) tracking_totals");
    await client.query("vacuum (analyze) tracking_carrier_totals");
    const { rows } = await client.query(
      `select (select count(*)::int from agents) as agents, (select count(*)::int from tracking_totals) as totals,
       (select count(*)::int from tracking_carrier_totals) as "carrierTotals"`,
    );
    return rows[0];
  });
}
