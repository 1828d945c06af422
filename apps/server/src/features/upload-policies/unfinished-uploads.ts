import { inArray, notInArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { policyUploadLines, policyUploads } from "../../db/schema/index.ts";

/** The states of uploads that still need their file and lines. */
export const unfinishedUploads = ["Waiting", "Loading"] as const;

/** Removes staged lines of finished uploads, left by a process that crashed. */
export async function removeOrphanedLines(database: Database): Promise<void> {
  const over = database
    .select({ id: policyUploads.id })
    .from(policyUploads)
    .where(notInArray(policyUploads.state, [...unfinishedUploads]));
  await database.delete(policyUploadLines).where(inArray(policyUploadLines.uploadId, over));
}
