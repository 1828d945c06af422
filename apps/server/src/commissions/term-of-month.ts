import { type SQL, sql } from "drizzle-orm";

/** The policy and month whose term is wanted: columns or values. */
export interface PolicyMonth {
  readonly policyId: SQL;
  readonly year: SQL;
  /** 1–12. */
  readonly month: SQL;
}

/**
 * A query for the term of a policy in a month, to be used in a lateral join: the term in force on the first day of the
 * month, else the first one that starts in the month, else the latest that started earlier, else the earliest. A term
 * that never took effect is only the third or last choice.
 */
export function termOfMonth({ policyId, year, month }: PolicyMonth): SQL {
  const firstDay = sql`make_date(${year}, ${month}, 1)`;
  return sql`
    select t.* from policy_terms t where t.policy_id = ${policyId}
    order by
      case
        when t.from_date <= ${firstDay} and coalesce(t.to_date >= ${firstDay}, true) then 1
        when t.from_date >= ${firstDay} and t.from_date < ${firstDay} + interval '1 month'
          and coalesce(t.to_date >= t.from_date, true) then 2
        when t.from_date <= ${firstDay} then 3
        else 4
      end,
      abs(t.from_date - ${firstDay})
    limit 1`;
}
