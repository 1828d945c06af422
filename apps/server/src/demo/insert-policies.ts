import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { entryId } from "../reference/seed.ts";
import type { DemoPolicy } from "./policies.ts";

/**
 * Inserts policies with their terms, status histories, and statement lines in one statement. The database computes
 * histories and lines. Their loads are incomplete until `completeStatementLoads`.
 * @param insertedBefore the number of policies
 */
export async function insertPolicies(
  database: Database,
  made: readonly DemoPolicy[],
  insertedBefore: number,
): Promise<void> {
  await database.execute(sql`
    with made as (
      select * from json_to_recordset(${JSON.stringify(made)}::json) as made (
        id uuid, policy_number text, carrier_id uuid, agent_id uuid, status_id uuid, first_name text,
        last_name text, dob date, plan_name text, number_of_members smallint, effective_date date,
        termination_date date, address text, city text, county text, state text, zip_code text, email text,
        phone text, created_date timestamptz, since timestamptz, effectuated timestamptz, paid_from int, paid_to int,
        unpaid int, changed int, members_before int, charged_back boolean, rate numeric, premium numeric,
        member_responsibility numeric, paid_through_date date, broker_effective_date date,
        broker_termination_date date, aor text, exchange_id text
      )
    ), kept as (
      insert into policies (
        id, policy_number, carrier_id, agent_id, status_id, first_name, last_name, dob, plan_name,
        number_of_members, effective_date, termination_date, address, city, county, state, zip_code, email,
        phone, created_date, premium, member_responsibility, paid_through_date, broker_effective_date,
        broker_termination_date, aor, exchange_id
      )
      select
        made.id, policy_number, carrier_id, agent_id, made.status_id, made.first_name, made.last_name, dob, plan_name,
        number_of_members, effective_date, termination_date, address, city, county, state, zip_code, email,
        made.phone, made.created_date, premium, member_responsibility, paid_through_date, broker_effective_date,
        broker_termination_date, coalesce(aor, agents.name), exchange_id
      from made join agents on agents.id = made.agent_id
    ), terms as (
      insert into policy_terms (
        policy_id, from_date, to_date, plan_name, number_of_members, agent_id, premium, member_responsibility
      )
      select id, effective_date, case when termination_date is not null then greatest(termination_date, effective_date - 1) end,
        plan_name, number_of_members, agent_id, premium, member_responsibility
      from made
    ), history as (
      insert into status_changes (id, entity, entity_id, status_id, created_date, end_date, comment)
      select ${uuidIn(sql`made.id::text || step.place`)}, 'policies', made.id, step.status_id, step.began, step.ended, step.comment
      from made cross join lateral (values
        ('1', ${pending}::uuid, created_date, coalesce(effectuated, since), 'Application received',
          status_id <> ${pending}::uuid),
        ('2', ${effectuated}::uuid, effectuated, since, 'First payment received',
          effectuated is not null),
        ('3', status_id, case when status_id = ${pending}::uuid then created_date else since end, null,
          'Reported by the carrier', true)
      ) as step (place, status_id, began, ended, comment, applies)
      where step.applies
    ), numbered as (
      select *, ${insertedBefore}::int + row_number() over () as ordinal from made
    ), paid as (
      select numbered.*, month, 1 as sign,
        case when month < changed then members_before else number_of_members end as members
      from numbered cross join lateral generate_series(paid_from, paid_to) as month
      where month <> unpaid
      union all
      select numbered.*, paid_to, -1,
        case when paid_to < changed then members_before else number_of_members end
      from numbered
      where charged_back and paid_to >= paid_from and paid_to <> unpaid
    ), lines as (
      insert into statement_lines
        (load_id, line, carrier_id, year, month, policy_number, insured_name, policy_id, agent_id, members, amount)
      select ${uuidIn(sql`carrier_id::text || month`)}, 2 * ordinal + case when sign < 0 then 1 else 0 end, carrier_id,
        month / 12, month % 12 + 1, policy_number, first_name || ' ' || last_name, id, agent_id, sign * members,
        sign * members * rate
      from paid
      returning load_id, carrier_id, year, month
    )
    insert into statement_loads (id, carrier_id, year, month, file_name, state)
    select distinct load_id, carrier_id, year, month, '', 'Loading' from lines
    on conflict (id) do nothing`);
}

/**
 * Varies a few statement lines: some carriers paid too little or too much, and some lines of the latest month have a
 * policy number that no policy has.
 */
export async function varyStatementLines(database: Database): Promise<void> {
  await database.execute(sql`
    update statement_lines set amount = case when line % 97 = 0 then amount / 2 else amount * 2 end
    where amount > 0 and (line % 97 = 0 or line % 101 = 0)`);
  await database.execute(sql`
    update statement_lines set policy_id = null, agent_id = null, policy_number = policy_number || '-A'
    where line % 24 = 0 and (year, month) = (select year, month from statement_lines order by year desc, month desc limit 1)`);
}

/** Completes the load of each carrier and month, on the tenth of the next month or by now, and inserts the totals. */
export async function completeStatementLoads(database: Database, now: Date): Promise<void> {
  const loaded = sql`least(make_date(year, month, 1) + interval '1 month 9 days 15 hours', ${now.toISOString()}::timestamptz - interval '3 hours')`;
  await database.execute(sql`
    update statement_loads set state = 'Loaded', read_rows = lines, loaded_rows = lines, matched_rows = matched,
      unmatched_rows = lines - matched, duplicate_rows = 0, refused_rows = 0, skipped_rows = 0, amount = counted.amount,
      file_name = lower(replace(carriers.name, ' ', '-')) || '-' || year || '-' || lpad(month::text, 2, '0') || '.csv',
      created_date = ${loaded}, finished_date = ${loaded}
    from (
      select load_id, count(*) as lines, count(policy_id) as matched, sum(amount) as amount
      from statement_lines group by load_id
    ) as counted, carriers
    where statement_loads.id = load_id and carriers.id = carrier_id`);
  await database.execute(sql`
    insert into commission_totals (carrier_id, agent_id, year, month, lines, policies, members, amount)
    select carrier_id, agent_id, year, month, count(*), count(distinct policy_id), sum(members), sum(amount)
    from statement_lines group by carrier_id, agent_id, year, month`);
}

const pending = entryId("policyStatus", "PENDING");
const effectuated = entryId("policyStatus", "EFFECTUATED");

/** A version 8 UUID derived from a text. */
function uuidIn(text: ReturnType<typeof sql>) {
  return sql`overlay(overlay(md5(${text}) placing '8' from 13) placing 'a' from 17)::uuid`;
}
