import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The limits, quotas, pauses, and rules of uniqueness that are checked under a lock. */
export type LimitPurpose =
  | "applications"
  | "carriers"
  | "consent-requests"
  | "favorite-records"
  | "favorites"
  | "follow-up-mail"
  | "incomplete-policies"
  | "lead-uploads"
  | "leads-of-phone"
  | "messages"
  | "notes"
  | "offline-drafts"
  | "payment-batches"
  | "people"
  | "photos"
  | "reveals"
  | "saved-views"
  | "screen-preferences"
  | "screens"
  | "settings"
  | "statement-loads"
  | "time-off-requests"
  | "user-of-contact"
  | "visibility";

/**
 * Waits for other transactions that use up the same limit, and blocks new ones until this transaction ends. Call it
 * before the query that reads how much is used. Otherwise simultaneous requests all read the same count, and all pass.
 * `pnpm check` finds code that reads a table and then inserts into it without this lock.
 *
 * To avoid deadlocks, call it before the transaction locks or writes rows. A transaction that needs several locks
 * passes all subjects of a purpose in one call, and takes purposes in the order in which other transactions do.
 *
 * The lock is an advisory lock of the transaction, so it works through a pooler, spans all instances, and ends with a
 * lost connection. It times out as row locks do, with a 409 that asks to try again.
 * @param subjects whose limit it is, such as a user's ID; several are locked in a fixed order; none for a limit that
 * everyone shares
 */
export async function lockLimit(
  transaction: Database,
  purpose: LimitPurpose,
  ...subjects: readonly string[]
): Promise<void> {
  const paths = subjects.length === 0 ? [purpose] : subjects.map((subject) => `${purpose}/${subject}`);
  for (const path of new Set(paths.map((one) => one.toLowerCase()).toSorted()))
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`);
}
