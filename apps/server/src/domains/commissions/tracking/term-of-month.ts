import { type SQL, sql } from "drizzle-orm";

/** The policy and month to find the term of: columns or values. */
export interface PolicyMonth {
  readonly policyId: SQL;
  readonly year: SQL;
  /** 1–12. */
  readonly month: SQL;
}

/**
 * A query for the term of a policy in a month, to be used in a lateral join. It is the first of these that exists: the
 * term in force on the first day of the month, the first one that starts in the month, the latest that started earlier,
 * the earliest. A term that never took effect can only be one of the last two.
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
