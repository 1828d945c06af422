import type { EntryCode } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { entryId } from "../../reference/seed.ts";

/** Ids of policy statuses as a list of SQL. */
export function policyStatuses(...codes: readonly EntryCode<"policyStatus">[]): SQL {
  const ids = codes.map((code) => sql`${entryId("policyStatus", code)}::uuid`);
  return sql`(${sql.join(ids, sql`, `)})`;
}

/**
 * Why a policy is lost, null where it is not; over `policies p` and `carriers c`. An agent of record is changed where
 * the broker's time ends while the policy goes on: where both end on one day, the policy was terminated.
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
