import { type SQL, sql } from "drizzle-orm";
import { policyStatuses } from "../../../../reference/policy-statuses.ts";

/**
 * Why a policy is lost, or null. For queries on `policies p` and `carriers c`. The agent of record has changed if the
 * broker's term ends before the policy does. If both end on the same day, the policy was terminated.
 */
export function lostReason(today: string): SQL {
  return sql`case
    when p.broker_termination_date < ${today}::date and (
      p.termination_date > p.broker_termination_date
      or p.termination_date is null and p.status_id not in ${policyStatuses("CANCELLED", "TERMINATED", "EXPIRED")}
    ) then 'Agent of record changed'
    when p.termination_date < ${today}::date then 'Terminated'
    when c.market_exit_date < ${today}::date then 'Carrier left'
  end`;
}
