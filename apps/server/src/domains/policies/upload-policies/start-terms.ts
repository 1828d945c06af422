import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";

/**
 * Moves policies to terms that have started: renewals that were loaded before their first day. Values that the term
 * lacks, such as the premium, become empty. The status remains until the carrier reports another one.
 * @returns the number of moved policies
 */
export async function startTerms(transaction: Database, today: string): Promise<number> {
  const moved = await rowsOf(
    transaction,
    sql`
      with started as (
        select distinct on (t.policy_id) t.*
        from policies p join policy_terms t on t.policy_id = p.id and t.from_date > p.effective_date
        where t.from_date <= ${today} and coalesce(t.to_date >= t.from_date, true)
        order by t.policy_id, t.from_date desc
      ), locked as materialized (
        select id from policies where id in (select policy_id from started) order by id for no key update
      )
      update policies p set effective_date = s.from_date, plan_name = s.plan_name,
        number_of_members = s.number_of_members, premium = s.premium,
        member_responsibility = s.member_responsibility,
        termination_date = case when exists (
          select from policy_terms n where n.policy_id = s.policy_id and n.from_date = s.to_date + 1
        ) then null else s.to_date end
      from started s join locked l on l.id = s.policy_id
      where p.id = s.policy_id
      returning p.id`,
  );
  return moved.length;
}
