import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settings } from "../../db/schema/index.ts";
import { applyRule, type RefreshCounts } from "./apply-rule.ts";
import { lostRule, unpaidRule } from "./work-rules.ts";

/** For which day it is worked out, and who caused it. */
export interface RefreshOptions {
  /** `YYYY-MM-DD`, where the business is. */
  readonly today: string;
  /** A user's id, or null for the product itself. */
  readonly by: string | null;
}

/** The entry of the settings table that says when this was last done. */
export const refreshedAtSetting = "policies worked out at";

/**
 * Works out anew which policies are unpaid and which are lost, from all policies as they stand. Rows still open keep
 * their status, agent and notes; those settled are resolved; new ones begin as New. To be called in the transaction that
 * changed the policies.
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
