import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** The advisory lock that serializes changes of commission lines. Must never change. */
const commissionLock = 7_046_040;

/**
 * Waits for other transactions that publish, delete, match or pay commission lines, and blocks new ones until this
 * transaction ends.
 */
export async function lockCommissions(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${commissionLock})`);
}
