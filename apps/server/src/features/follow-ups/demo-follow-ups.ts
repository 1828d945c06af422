import { sql } from "drizzle-orm";
import { followUps } from "../../db/schema/index.ts";
import type { DemoRows } from "../../feature/demo-rows.ts";
import { entryId } from "../../reference/seed.ts";

/** How many leads and policies of each agent have a follow-up. */
const perAgent = 6;

/** Adds follow-ups of leads and policies, from a week before today to a month after it. */
export const demoFollowUps: DemoRows = async (database, { today }) => {
  const status = (code: "OPEN" | "DONE") => sql`${entryId("followUpStatus", code)}::uuid`;
  const kind = (code: "CALL_BACK" | "GRACE_PERIOD" | "DOCUMENTS" | "RENEWAL") =>
    sql`${entryId("followUpKind", code)}::uuid`;
  await database.execute(sql`
    insert into ${followUps} (agent_id, status_id, record_kind, record_id, kind_id, due_date, due_time, priority, note, repeats, repeats_from)
    select agent_id, case when place % 5 = 4 then ${status("DONE")} else ${status("OPEN")} end, record_kind, id,
      case when record_kind = 'lead' then ${kind("CALL_BACK")} when place % 3 = 0 then ${kind("GRACE_PERIOD")}
        when place % 3 = 1 then ${kind("DOCUMENTS")} else ${kind("RENEWAL")} end,
      due, case when place % 2 = 0 then '10:00' end,
      case place % 4 when 0 then 'Urgent' when 3 then 'Low' else 'Normal' end,
      case when record_kind = 'lead' then 'Asked to be called in the morning' end,
      case when record_kind = 'policy' and place = 5 then 'Yearly' end,
      case when record_kind = 'policy' and place = 5 then due end
    from (
      select agent_id, record_kind, id, place, ${today}::date + ((place * 11 + hashtext(agent_id::text) % 5) % 38)::int - 7 as due
      from (
        select agent_id, 'lead' as record_kind, id, row_number() over (partition by agent_id order by id) as place
        from leads where agent_id is not null
        union all
        select agent_id, 'policy', id, row_number() over (partition by agent_id order by id) from policies where agent_id is not null
      ) ranked where place <= ${perAgent}
    ) chosen`);
};
