import type { BenchCell } from "../table-file.ts";

/** Runs a statement and returns its rows. */
export type Query = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** The number of lines without a policy. */
const unmatched = 2_000;

/** Adds a carrier with a policy for most lines of a statement. Returns the carrier's ID. */
export async function fillCarrier(query: Query, lines: number): Promise<string> {
  // History of the rows would only take time.
  await query("set session_replication_role = replica");
  const [carrier] = await query("insert into carriers (name) values ('Bench Health') returning id");
  const id = String(carrier?.id);
  await query(`insert into rates (agent_id, carrier_id, rate1, start_date)
    select id, '${id}', 20, date '2025-01-01' from agents`);
  await query(`insert into policies (policy_number, carrier_id, agent_id, status_id, first_name, last_name, plan_name,
      number_of_members, effective_date, city, county, state, zip_code)
    select 'BENCH' || index, '${id}', ids[1 + index % array_length(ids, 1)], status_id, first_name, last_name,
      plan_name, 1 + index % 4, date '2026-01-01', city, county, state, zip_code
    from (select * from policies limit 1) as model, (select array(select id from agents order by id) as ids) as agents,
      generate_series(1, ${lines - unmatched}) as index`);
  await query(`insert into policy_terms (policy_id, from_date, plan_name, number_of_members, agent_id)
    select id, effective_date, plan_name, number_of_members, agent_id from policies where carrier_id = '${id}'`);
  await query("set session_replication_role = origin");
  await query("analyze");
  return id;
}

/**
 * A statement in the generic format: 2% of the lines are for the month before, 5% are chargebacks.
 * @param lastAmount that of the last line
 */
export function* statementRows(lines: number, lastAmount?: string): Generator<readonly BenchCell[]> {
  yield ["Policy Number", "Insured Name", "Month", "Members", "Amount"];
  for (let index = 0; index < lines; index++) {
    const amount = 20 + (index % 40) + (10 + (index % 90)) / 100;
    const month = new Date(Date.UTC(2026, index % 50 === 0 ? 1 : 2, 1));
    yield [
      `BENCH${index + 1}`,
      `Rivera, Ana ${index}`,
      month,
      "2",
      index === lines - 1 && lastAmount !== undefined ? lastAmount : index % 20 === 0 ? -amount : amount,
    ];
  }
}
