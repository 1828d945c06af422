import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settings } from "../../db/schema/index.ts";
import { applyRule, type RefreshCounts } from "./apply-rule.ts";
import { lostRule, unpaidRule } from "./work-rules.ts";

/** The date, and who caused the refresh. */
export interface RefreshOptions {
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
  /** A user's ID, or null for the system. */
  readonly by: string | null;
}

/** The settings entry with the time of the last refresh. */
export const refreshedAtSetting = "policies worked out at";

/**
 * Refreshes the unpaid and lost policies from all policies. Open rows keep their status, agent, and notes. Settled rows
 * are resolved, and new ones start as New. Call it in the transaction that changed the policies.
 */
export async function refreshUnpaidAndLost(
  transaction: Database,
  { today, by }: RefreshOptions,
): Promise<{ readonly lost: RefreshCounts; readonly unpaid: RefreshCounts }> {
  const lost = await applyRule(transaction, lostRule(today), by);
  const unpaid = await applyRule(transaction, unpaidRule(today), by);
  const value = new Date().toISOString();
  await transaction
    .insert(settings)
    .values({ name: refreshedAtSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
  return { lost, unpaid };
}
