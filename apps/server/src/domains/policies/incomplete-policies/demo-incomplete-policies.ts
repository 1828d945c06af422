import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";

/** Adds incomplete policies next to demo policies: one of each agent, and some without an agent. */
export async function demoIncompletePolicies(database: Database): Promise<void> {
  await database.execute(sql`
    insert into incomplete_policies (carrier_id, policy_number, agent_id, aor, status_id, status_is_stated, first_name,
      last_name, plan_name, effective_date, paid_through_date, premium, state, zip_code, file_name)
    select carrier_id, 'W-' || policy_number, case when place <= 3 then null else agent_id end, aor, status_id, true,
      case when place % 3 = 1 then first_name end, case when place % 3 = 1 then last_name end, plan_name,
      case when place % 3 <> 1 then effective_date end, paid_through_date, premium,
      case when place % 5 <> 0 then state end, zip_code, 'book-of-business.csv'
    from (
      select p.*, row_number() over (order by p.policy_number) as place
      from (select distinct on (agent_id) * from policies order by agent_id, policy_number) p
    ) chosen`);
}
