import { type SQL, sql } from "drizzle-orm";

/** The agent, carrier and month to find the rate of: columns or values. */
export interface RateOfMonth {
  readonly agentId: SQL;
  readonly carrierId: SQL;
  /** The first day of the month. */
  readonly firstDay: SQL;
}

/**
 * Whether a rate, as `r`, is the one of an agent and a carrier in a month: the one that is in force on its first day.
 * Use it in a join of `rates r`.
 */
export function isRateOfMonth({ agentId, carrierId, firstDay }: RateOfMonth): SQL {
  return sql`r.agent_id = ${agentId} and r.carrier_id = ${carrierId} and r.start_date <= ${firstDay}
    and coalesce(r.end_date >= ${firstDay}, true)`;
}
