import { and, eq, lt, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Services } from "../services/services.ts";
import { allUploadTables, type UploadTables } from "./upload-tables.ts";
import { lockUpload, saveUpload } from "./uploads.ts";

type Parts = Pick<Services, "database" | "storage">;

/** Removes the files of dry runs that can no longer be confirmed. */
export async function expireDryRuns(parts: Parts): Promise<void> {
  for (const { table } of allUploadTables) {
    const expired = await parts.database
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(and(eq(table.state, "Checked"), lt(table.expiresDate, sql`now()`)));
    for (const { id } of expired) await expire(parts, table, String(id));
  }
}

/** Does nothing if it was confirmed meanwhile. */
async function expire({ database, storage }: Parts, table: UploadTables["table"], id: string): Promise<void> {
  const fileKey = await database.transaction(async (transaction) => {
    const dryRun = await lockUpload(transaction, table, id);
    if (dryRun?.state !== "Checked") return null;
    await saveUpload(transaction, table, { id, createdBy: null }, { state: "Expired", fileKey: null });
    return dryRun.fileKey;
  });
  if (fileKey !== null) await storage.remove(fileKey);
}
