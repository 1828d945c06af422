import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";

/** Which policies and months to track again. */
export interface TrackingSelector {
  /** A query for the IDs of policies, as `id`. */
  readonly policies: SQL;
  /** The first day of the first month, `YYYY-MM-01`. @default the first month of each policy */
  readonly from?: string;
  /** The first day of the last month. @default the last month of each policy */
  readonly to?: string;
}

/** All months of all policies. */
export const allTracking: readonly TrackingSelector[] = [{ policies: sql`select id from policies` }];

/** All months of these policies. */
export function trackingOfPolicies(policyIds: readonly string[]): TrackingSelector[] {
  return [{ policies: sql`select unnest(${sql.param(policyIds)}::uuid[]) as id` }];
}

/** All policies in some months, given by their first days. */
export function trackingOfMonths(from: string, to: string): TrackingSelector[] {
  return [{ policies: sql`select id from policies`, from, to }];
}

/** The policies whose terms changed since then. */
export function trackingOfTermsSince(since: Date): TrackingSelector[] {
  return [
    {
      policies: sql`select policy_id as id from policy_terms where id in (
        select entity_id::uuid from row_history
        where entity = 'policy_terms' and changed_at >= ${since.toISOString()}::timestamptz
      )`,
    },
  ];
}

const monthsSchema = z.array(z.object({ firstDay: z.iso.date() }));

/**
 * What a load or its deletion changes: all policies of the carrier in the statement's month, and the policies with
 * lines for other months.
 */
export async function trackingOfLoad(
  database: Database,
  load: {
    readonly id: string;
    readonly carrierId: string;
    readonly year: number;
    readonly month: number;
  },
): Promise<TrackingSelector[]> {
  const { id, carrierId, year, month } = load;
  const others = sql`load_id = ${id} and policy_id is not null and (year, month) <> (${year}, ${month})`;
  const rows = await rowsOf(
    database,
    sql`select distinct make_date(year, month, 1)::text as "firstDay" from statement_lines where ${others}`,
  );
  const firstDay = `${year}-${String(month).padStart(2, "0")}-01`;
  return [
    { policies: sql`select id from policies where carrier_id = ${carrierId}`, from: firstDay, to: firstDay },
    ...monthsSchema.parse(rows).map(({ firstDay: day }) => ({
      policies: sql`select policy_id as id from statement_lines
        where ${others} and make_date(year, month, 1) = ${day}::date`,
      from: day,
      to: day,
    })),
  ];
}

/** What a rate of an agent and carrier changes from a day on. */
export function trackingOfRate(rate: {
  readonly agentId: string;
  readonly carrierId: string;
  readonly startDate: string;
}): TrackingSelector[] {
  const { agentId, carrierId, startDate } = rate;
  return [
    {
      policies: sql`select policy_id as id from tracking_months
        where agent_id = ${agentId} and carrier_id = ${carrierId}`,
      from: firstDayOfMonth(startDate),
    },
  ];
}

/** The first day of a day's month. */
export function firstDayOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
