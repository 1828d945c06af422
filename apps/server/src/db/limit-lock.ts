import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The limits, quotas, pauses, and rules of uniqueness that are checked under a lock. */
export type LimitPurpose = "favorites" | "favorite-records" | "saved-views" | "screen-preferences";

/**
 * Waits for other transactions that use up the same limit, and blocks new ones until this transaction ends. Call it
 * before the query that reads how much is used. Otherwise simultaneous requests all read the same count, and all pass.
 *
 * To avoid deadlocks, call it before the transaction locks or writes rows. A transaction that needs several locks
 * passes all subjects of a purpose in one call, and takes purposes in the order in which other transactions do.
 *
 * The lock is an advisory lock of the transaction, so it works through a pooler and ends with a lost connection. It
 * spans all instances. It times out as row locks do, with a 409 that asks to try again.
 * @param subjects whose limit it is, such as a user's ID; several are locked in a fixed order
 */
export async function lockLimit(
  transaction: Database,
  purpose: LimitPurpose,
  ...subjects: readonly [string, ...string[]]
): Promise<void> {
  const names = new Set(subjects.map((subject) => `${purpose}/${subject}`.toLowerCase()));
  for (const name of [...names].toSorted())
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
