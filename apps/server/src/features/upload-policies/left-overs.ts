import { inArray, notInArray } from "drizzle-orm";
import { policyUploadLines, policyUploads } from "../../db/schema/index.ts";
import type { Services } from "../../services.ts";

const day = 24 * 60 * 60 * 1000;
const unfinished = ["Waiting", "Loading"] as const;

/**
 * Removes files and held lines that no upload needs: their process died before the upload's row was written, or after
 * the upload was over. Files of the last day stay, since the row of one may be about to be written.
 */
export async function removeLeftOvers({
  database,
  storage,
}: Pick<Services, "database" | "storage">): Promise<void> {
  const over = database
    .select({ id: policyUploads.id })
    .from(policyUploads)
    .where(notInArray(policyUploads.state, [...unfinished]));
  await database.delete(policyUploadLines).where(inArray(policyUploadLines.uploadId, over));
  const needed = await database
    .select({ fileKey: policyUploads.fileKey })
    .from(policyUploads)
    .where(inArray(policyUploads.state, [...unfinished]));
  const kept = new Set(needed.map(({ fileKey }) => fileKey));
  const before = new Date(Date.now() - day);
  await storage.removeLeft("uploads", { before, isKept: (key) => kept.has(key) });
}
