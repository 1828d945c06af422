import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { VersionedTable } from "./versioned-table.ts";

/**
 * Holds the rows that match until the transaction ends, in the order in which every change of many rows takes them: who
 * writes them by a statement of their own calls this first, and never waits for somebody who waits for them.
 */
export async function lockRows(transaction: Database, table: VersionedTable, where: SQL): Promise<void> {
  await transaction.execute(
    sql`select count(*) from (select 1 from ${table} where ${where} order by ${table.id} for no key update) as held`,
  );
}
