import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { VersionedTable } from "./versioned-table.ts";

/**
 * Locks the matching rows in ID order until the transaction ends. Call it before an update statement of your own to
 * avoid deadlocks with bulk changes.
 */
export async function lockRows(transaction: Database, table: VersionedTable, where: SQL): Promise<void> {
  await transaction.execute(
    sql`select count(*) from (select 1 from ${table} where ${where} order by ${table.id} for no key update) as held`,
  );
}
