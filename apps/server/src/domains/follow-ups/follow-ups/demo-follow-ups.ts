import { sql } from "drizzle-orm";
import { followUps } from "../../../db/schema/index.ts";
import type { DemoRows } from "../../../feature/demo-rows.ts";
import { entryId } from "../../../reference/seed.ts";

/**
 * How many days after today the follow-ups of each agent are due. Some are overdue, one is due today, and the last ones are
 * done.
 */
const days = { lead: [-2, 0, 3, 9, 20, -6], policy: [-1, 1, 5, 12, 24, -4] } as const;

/** Adds follow-ups of leads and policies, from a week before today to a month after it. */
export const demoFollowUps: DemoRows = async (database, { today }) => {
  const status = (code: "OPEN" | "DONE") => sql`${entryId("followUpStatus", code)}::uuid`;
  const kind = (code: "CALL_BACK" | "GRACE_PERIOD" | "DOCUMENTS" | "RENEWAL") =>
    sql`${entryId("followUpKind", code)}::uuid`;
  await database.execute(sql`
    insert into ${followUps} (agent_id, status_id, record_kind, record_id, kind_id, due_date, due_time, priority, note, repeats, repeats_from)
    select agent_id, case when place = ${days.lead.length} then ${status("DONE")} else ${status("OPEN")} end, record_kind, id,
      case when record_kind = 'lead' then ${kind("CALL_BACK")} when place % 3 = 0 then ${kind("GRACE_PERIOD")}
        when place % 3 = 1 then ${kind("DOCUMENTS")} else ${kind("RENEWAL")} end,
      due, case when place % 2 = 0 then '10:00' end,
      case place when 2 then 'Urgent' when 5 then 'Low' else 'Normal' end,
      case when record_kind = 'lead' then case place % 3 when 0 then 'Wants a plan with a lower deductible'
        when 1 then 'Asked to be called in the morning' end end,
      case when record_kind = 'policy' and place = 5 then 'Yearly' end,
      case when record_kind = 'policy' and place = 5 then due end
    from (
      select agent_id, record_kind, id, place,
        ${today}::date + case record_kind when 'lead' then ${daysOf("lead")} else ${daysOf("policy")} end as due
      from (
        select agent_id, 'lead' as record_kind, id, row_number() over (partition by agent_id order by id) as place
        from leads where agent_id is not null
        union all
        select agent_id, 'policy', id, row_number() over (partition by agent_id order by id) from policies where agent_id is not null
      ) ranked where place <= ${days.lead.length}
    ) chosen`);
};

/** The days of the row at a place, which counts from 1. */
function daysOf(kind: keyof typeof days) {
  return sql`(${sql.param([...days[kind]])}::int[])[place]`;
}
