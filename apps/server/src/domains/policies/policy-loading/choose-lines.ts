import { type SQL, sql } from "drizzle-orm";
import { missingValues } from "./missing-values.ts";

/** What choosing lines depends on. */
interface ChooseOptions {
  readonly uploadId: string;
  /** `YYYY-MM-DD`, in the business time zone. */
  readonly today: string;
  /** Whether an empty termination date clears the policy's. */
  readonly setsEnd: boolean;
}

/**
 * Creates `chosen_lines`: the line for each policy, which determines the policy's row. It is the line of the term in
 * force today or, if none is in force, the one with the newest effective date. Existing policies are numbered in the
 * order of their IDs, the order in which every bulk change locks them, followed by new policies in the order of their
 * policy numbers. Each row has the policy's number of lines and
 * - `is_older`: the policy's row has a newer term than the line, up to today's term;
 * - `is_ahead`: the line's term has not started while another is in force;
 * - `missing`: what a new policy lacks, such as "Effective date, Agent". Null if it can be added;
 * - `is_other_term`: the line moves the row to another term, whose current values are in the `term_` columns.
 */
export function chooseLines({ uploadId, today, setsEnd }: ChooseOptions): SQL {
  const ends = setsEnd ? sql`l.termination_date` : sql`coalesce(l.termination_date, t.to_date)`;
  const inForce = (from: string, to: string) =>
    sql`${sql.raw(from)} <= ${today} and coalesce(${sql.raw(to)} >= ${today}, true)`;
  return sql`create temp table chosen_lines on commit drop as
    with lines as materialized (
      select l.*, p.id as policy_id, ${ends} as ends, count(*) over () as lines,
        max(l.effective_date) filter (where l.effective_date <= ${today})
          over (partition by l.carrier_id, l.policy_number) as newest_start
      from policy_upload_lines l
      left join policies p on p.carrier_id = l.carrier_id and p.policy_number = l.policy_number
      left join policy_terms t on t.policy_id = p.id and t.from_date = l.effective_date
      where l.upload_id = ${uploadId}
    ), chosen as (
      select distinct on (carrier_id, policy_number) * from lines
      order by carrier_id, policy_number,
        coalesce(effective_date = newest_start and ${inForce("effective_date", "ends")}, false) desc,
        effective_date desc nulls last, line desc
    ), started as (
      select distinct on (t.policy_id) t.policy_id, t.from_date,
        case when l.line is null then t.to_date else l.ends end as ends
      from chosen c
      join policy_terms t on t.policy_id = c.policy_id and t.from_date <= ${today}
      left join lines l on l.policy_id = t.policy_id and l.effective_date = t.from_date
      order by t.policy_id, t.from_date desc, l.line desc
    ), placed as (
      select c.*, row_number() over (order by c.policy_id nulls last, c.carrier_id, c.policy_number) as place,
        c.effective_date > ${today} as is_future, s.from_date as term_in_force,
        (select max(from_date) from policy_terms t where t.policy_id = c.policy_id) as newest_term
      from chosen c left join started s on s.policy_id = c.policy_id and ${inForce("s.from_date", "s.ends")}
    )
    select l.*,
      case when l.policy_id is null then nullif(${missingValues(sql`l`)}, '') end as missing,
      ${isOlder} as is_older,
      coalesce(is_future and term_in_force is not null and l.effective_date <> p.effective_date, false) as is_ahead,
      ${isOtherTerm} as is_other_term,
      own.to_date as term_termination_date, own.plan_name as term_plan_name,
      own.number_of_members as term_number_of_members, own.premium as term_premium,
      own.member_responsibility as term_member_responsibility
    from placed l
    left join policies p on p.id = l.policy_id
    left join policy_terms own on own.policy_id = l.policy_id and own.from_date = l.effective_date`;
}

/** The term to compare the row with: today's, or the newest one if none is in force. */
const latest = sql`case when is_future then newest_term else coalesce(term_in_force, newest_term) end`;

/** An earlier date in the same year without another term in between corrects the term's start instead. */
const isOlder = sql`coalesce(l.effective_date < ${latest} and (
    extract(year from l.effective_date) < extract(year from ${latest})
    or exists (
      select from policy_terms t
      where t.policy_id = l.policy_id and t.from_date >= l.effective_date and t.from_date < ${latest}
    )
  ), false)`;

const isOtherTerm = sql`coalesce(l.effective_date > p.effective_date
    or l.effective_date < p.effective_date and (
      own.id is not null or extract(year from l.effective_date) < extract(year from p.effective_date)
    ), false)`;
