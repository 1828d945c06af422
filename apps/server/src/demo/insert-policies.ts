import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { entryId } from "../reference/seed.ts";
import type { DemoPolicy } from "./policies.ts";

/**
 * Inserts policies with their terms, status histories, and commission lines in one statement. The database computes
 * histories and lines.
 */
export async function insertPolicies(database: Database, made: readonly DemoPolicy[]): Promise<void> {
  await database.execute(sql`
    with made as (
      select * from json_to_recordset(${JSON.stringify(made)}::json) as made (
        id uuid, policy_number text, carrier_id uuid, agent_id uuid, status_id uuid, first_name text,
        last_name text, dob date, plan_name text, number_of_members smallint, effective_date date,
        termination_date date, address text, city text, county text, state text, zip_code text, email text,
        phone text, created_date timestamptz, since timestamptz, effectuated timestamptz, paid_from int, paid_to int,
        unpaid int, changed int, members_before int, charged_back boolean, rate numeric, premium numeric,
        member_responsibility numeric, paid_through_date date, broker_effective_date date,
        broker_termination_date date, aor text
      )
    ), kept as (
      insert into policies (
        id, policy_number, carrier_id, agent_id, status_id, first_name, last_name, dob, plan_name,
        number_of_members, effective_date, termination_date, address, city, county, state, zip_code, email,
        phone, created_date, premium, member_responsibility, paid_through_date, broker_effective_date,
        broker_termination_date, aor
      )
      select
        made.id, policy_number, carrier_id, agent_id, made.status_id, made.first_name, made.last_name, dob, plan_name,
        number_of_members, effective_date, termination_date, address, city, county, state, zip_code, email,
        made.phone, made.created_date, premium, member_responsibility, paid_through_date, broker_effective_date,
        broker_termination_date, coalesce(aor, agents.name)
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
    ), paid as (
      select id, carrier_id, agent_id, rate, month, 1 as sign,
        case when month < changed then members_before else number_of_members end as members
      from made cross join lateral generate_series(paid_from, paid_to) as month
      where month <> unpaid
      union all
      select id, carrier_id, agent_id, rate, paid_to, -1,
        case when paid_to < changed then members_before else number_of_members end
      from made
      where charged_back and paid_to >= paid_from and paid_to <> unpaid
    )
    insert into commission_lines (id, policy_id, carrier_id, agent_id, year, month, members, amount)
    select ${uuidIn(sql`id::text || month || sign`)}, id, carrier_id, agent_id, month / 12, month % 12 + 1,
      sign * members, sign * members * rate
    from paid`);
}

const pending = entryId("policyStatus", "PENDING");
const effectuated = entryId("policyStatus", "EFFECTUATED");

/** A version 8 UUID derived from a text. */
function uuidIn(text: ReturnType<typeof sql>) {
  return sql`overlay(overlay(md5(${text}) placing '8' from 13) placing 'a' from 17)::uuid`;
}
