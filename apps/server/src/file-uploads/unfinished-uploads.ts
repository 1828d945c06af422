import { and, inArray, notInArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { allUploadTables } from "./upload-tables.ts";

/** The states of uploads that still need their file and lines. */
const unfinished = ["Waiting", "Loading"];

/** Returns those of the file keys that unfinished uploads and dry runs need. */
export async function findNeededFiles(database: Database, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of allUploadTables) {
    const rows = await database
      .select({ key: table.fileKey })
      .from<PgTable>(table)
      .where(and(inArray(table.state, [...unfinished, "Checked"]), inArray(table.fileKey, [...keys])));
    found.push(...rows.map(({ key }) => String(key)));
  }
  return found;
}

/** Removes staged lines of finished uploads, left by a process that crashed. */
export async function removeOrphanedLines(database: Database): Promise<void> {
  for (const { table, lines } of allUploadTables) {
    if (!lines) continue;
    const finished = database
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(notInArray(table.state, unfinished));
    await database.delete(lines).where(inArray(lines.uploadId, finished));
  }
}
