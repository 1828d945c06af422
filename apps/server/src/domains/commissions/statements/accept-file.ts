import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { isDatabaseUnavailable } from "../../../db/database-errors.ts";
import { fileLayouts, statementLoads } from "../../../db/schema/index.ts";
import { fileReadingOf } from "../../../file-uploads/file-reading.ts";
import { requireChoices } from "../../../file-uploads/require-choices.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import { startJob } from "../../../jobs/start-job.ts";
import type { Services } from "../../../services/services.ts";
import { lockNewStatement, requireNewStatement } from "../../../statement-files/active-statements.ts";
import { newFileKey } from "../../../storage/storage.ts";
import { oneChunk } from "../../../table-files/one-chunk.ts";
import { statementLoadJob } from "./load/job.ts";
import { requireConfirmedMonth } from "./require-confirmed-month.ts";
import { findStatement } from "./statement-month.ts";

/**
 * Stores a statement and starts the job that loads it.
 * @throws Failure 409 if the month or the file's content is already loaded, 422 if the file is empty, the carrier is
 *   not clear, or the month needs a confirmation
 */
export async function acceptStatement(
  { database, storage, clock }: Pick<Services, "database" | "storage" | "clock">,
  { query, file, caller, once }: RequestOf<"statements.load">,
) {
  const { userId: by } = signedIn(caller);
  const { formatId } = query;
  if (file.bytes.length === 0) throw validationFailure("body", { file: ["The file is empty."] });
  const statement = await findStatement(database, query);
  const { carrierId, month, year } = statement;
  const { id, name, layout } = await requireLayout(database, formatId);
  const fileChecksum = createHash("sha256").update(file.bytes).digest("hex");
  const isDryRun = query.dryRun === "true";
  // Checked before the file is stored, and again with the lock.
  await requireNewStatement(database, { ...statement, fileChecksum });
  await requireChoices(oneChunk(file.bytes), query);
  // A dry run asks with its result.
  if (query.confirmMonth !== "true" && !isDryRun) {
    const reading = fileReadingOf(query);
    await requireConfirmedMonth({
      bytes: file.bytes,
      ...{ reading, layout, month: { year, month }, today: clock.today() },
    });
  }
  const fileKey = newFileKey("uploads");
  await storage.put(fileKey, file.bytes, "text/csv");
  try {
    return await once(database, async (transaction) => {
      await lockNewStatement(transaction, { ...statement, fileChecksum });
      const input = { bytes: file.bytes.length, ...fileReadingOf(query), usedLayout: { id, name } };
      const started = await startJob(transaction, statementLoadJob, { input, startedBy: by });
      await insertAudited(transaction, {
        table: statementLoads,
        values: {
          ...{ id: started.jobId, carrierId, formatId, layout, year, month, fileKey, fileChecksum },
          fileName: file.name,
          state: "Waiting",
          ...(isDryRun && { isDryRun, jobInput: input }),
          createdBy: by,
        },
        by,
        category: "statement",
      });
      return started;
    });
  } catch (error) {
    // If the connection was lost, the row may have been committed, so the file is not removed.
    if (!isDatabaseUnavailable(error)) await storage.remove(fileKey);
    throw error;
  }
}

async function requireLayout(database: Database, id: string): Promise<typeof fileLayouts.$inferSelect> {
  const [format] = await database
    .select()
    .from(fileLayouts)
    .where(and(eq(fileLayouts.id, id), eq(fileLayouts.kind, "statements")));
  if (format?.isEnabled) return format;
  throw validationFailure("query", {
    formatId: [
      format
        ? "This format is disabled. Choose another one, or enable it in File Layouts."
        : "This format doesn't exist. Choose one from the list.",
    ],
  });
}
