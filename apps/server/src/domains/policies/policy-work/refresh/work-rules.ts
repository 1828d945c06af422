import { type SQL, sql } from "drizzle-orm";
import { policyStatuses } from "../../../../reference/policy-statuses.ts";
import { entryId } from "../../../../reference/seed.ts";

/** Defines work items that follow from policies. */
export interface WorkRule {
  readonly table: "lost_policies" | "unpaid_policies";
  /** The derived columns, besides the policy, carrier, and agent. */
  readonly values: readonly string[];
  /** The status of new rows. */
  readonly initialStatusId: string;
  /** The policies with their derived values. */
  readonly query: SQL;
  /** Which of them get a new row. All by default. */
  readonly listWhen?: SQL;
}

/** Lost policies. Those lost more than a year ago get no new row. */
export function lostRule(today: string): WorkRule {
  return {
    table: "lost_policies",
    values: ["reason", "lost_date", "month", "year"],
    initialStatusId: entryId("lostStatus", "NEW"),
    listWhen: sql`lost_date >= ${today}::date - interval '12 months'`,
    query: sql`
      select policy_id, carrier_id, agent_id, reason, lost_date,
        extract(month from lost_date)::smallint as month, extract(year from lost_date)::smallint as year
      from (
        select policy_id, carrier_id, agent_id, reason,
          case reason when 'Terminated' then termination_date when 'Carrier left' then market_exit_date
            else broker_termination_date end as lost_date
        from (
          select p.id as policy_id, p.carrier_id, p.agent_id, p.broker_termination_date, p.termination_date,
            c.market_exit_date, ${lostReason(today)} as reason
          from policies p join carriers c on c.id = p.carrier_id
          where p.termination_date < ${today}::date or p.broker_termination_date < ${today}::date
            or c.market_exit_date < ${today}::date
        ) reasons
        where reason is not null
      ) dated`,
  };
}

/** Days of grace without a tax credit, including the first unpaid day. */
const graceDays = 31;

/**
 * Unpaid policies. With a tax credit, the grace period lasts until the end of the third month after the one paid
 * through. Lost policies are not unpaid.
 */
export function unpaidRule(today: string): WorkRule {
  return {
    table: "unpaid_policies",
    values: ["paid_through_date", "grace_end_date", "month", "year"],
    initialStatusId: entryId("unpaidStatus", "NEW"),
    query: sql`
      select p.id as policy_id, p.carrier_id, p.agent_id, p.paid_through_date,
        case when p.premium > p.member_responsibility
          then (date_trunc('month', p.paid_through_date) + interval '4 months - 1 day')::date
          else p.paid_through_date + ${sql.raw(String(graceDays))} end as grace_end_date,
        extract(month from p.paid_through_date + 1)::smallint as month,
        extract(year from p.paid_through_date + 1)::smallint as year
      from policies p join carriers c on c.id = p.carrier_id
      where p.status_id in ${policyStatuses("EFFECTUATED", "GRACE_PERIOD", "PAST_DUE")}
        and p.member_responsibility > 0
        and p.paid_through_date < date_trunc('month', ${today}::date) - interval '1 month'
        and p.paid_through_date >= p.effective_date - 1
        and coalesce(p.broker_effective_date, p.effective_date) <= ${today}::date
        and ${lostReason(today)} is null`,
  };
}

/**
 * Why a policy is lost, or null. For queries on `policies p` and `carriers c`. The agent of record has changed if the
 * broker's term ends before the policy does. If both end on the same day, the policy was terminated.
 */
function lostReason(today: string): SQL {
  return sql`case
    when p.broker_termination_date < ${today}::date and (
      p.termination_date > p.broker_termination_date
      or p.termination_date is null and p.status_id not in ${policyStatuses("CANCELLED", "TERMINATED", "EXPIRED")}
    ) then 'Agent of record changed'
    when p.termination_date < ${today}::date then 'Terminated'
    when c.market_exit_date < ${today}::date then 'Carrier left'
  end`;
}
