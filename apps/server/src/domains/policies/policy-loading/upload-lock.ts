import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";

/** The advisory lock that serializes uploads of policies. Must never change. */
const uploadLock = 7_046_030;

/** Waits until no other upload is loading, and blocks others until the transaction ends. */
export async function waitForOtherUploads(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${uploadLock})`);
}

/**
 * Blocks uploads until the transaction ends, unless one is loading. Returns whether it does. The lock is shared: a
 * transaction that just ended may still hold it, and must not be taken for an upload.
 */
export async function tryUploadLock(transaction: Database): Promise<boolean> {
  const [row] = await rowsOf(
    transaction,
    sql`select pg_try_advisory_xact_lock_shared(${uploadLock}) as held`,
  );
  return row?.held === true;
}
