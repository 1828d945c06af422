import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { insertAudited } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { carriers, fileLayouts, statementLoads } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import { fileReadingOf } from "../../file-uploads/file-reading.ts";
import { requireChoices } from "../../file-uploads/require-choices.ts";
import type { RequestOf } from "../../http/handler.ts";
import { validationFailure } from "../../http/validation.ts";
import { startJob } from "../../jobs/start-job.ts";
import type { Services } from "../../services/services.ts";
import { newFileKey } from "../../storage/storage.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import { statementLoadJob } from "./load/job.ts";
import { requireConfirmedMonth } from "./require-confirmed-month.ts";
import { findActiveLoad, findStatement, type Statement, statementName } from "./statement-month.ts";

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
  const layout = await requireLayout(database, formatId);
  const fileChecksum = createHash("sha256").update(file.bytes).digest("hex");
  const requireNew = async (within: Database) => {
    await requireNewMonth(within, statement);
    await requireNewContent(within, fileChecksum);
  };
  // Checked before the file is stored, and again with the lock.
  await requireNew(database);
  await requireChoices(oneChunk(file.bytes), query);
  if (query.confirmMonth !== "true") {
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
      await lockLimit(transaction, "statement-loads", `${carrierId}/${year}/${month}`, fileChecksum);
      await requireNew(transaction);
      const started = await startJob(transaction, statementLoadJob, {
        input: fileReadingOf(query),
        startedBy: by,
      });
      await insertAudited(transaction, {
        table: statementLoads,
        values: {
          ...{ id: started.jobId, carrierId, formatId, layout, year, month, fileKey, fileChecksum },
          fileName: file.name,
          state: "Waiting",
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

async function requireLayout(database: Database, id: string): Promise<unknown> {
  const [format] = await database
    .select()
    .from(fileLayouts)
    .where(and(eq(fileLayouts.id, id), eq(fileLayouts.kind, "statements")));
  if (format?.isEnabled) return format.layout;
  throw validationFailure("query", {
    formatId: [
      format
        ? "This format is disabled. Choose another one, or enable it in File Layouts."
        : "This format doesn't exist. Choose one from the list.",
    ],
  });
}

async function requireNewMonth(database: Database, statement: Statement): Promise<void> {
  const load = await findActiveLoad(database, statement);
  if (!load) return;
  const what = `The ${statementName(statement)}`;
  throw new Failure(
    409,
    load.state === "Loaded"
      ? `${what} is already loaded. Delete it before you load it again.`
      : `${what} is being loaded.`,
  );
}

async function requireNewContent(database: Database, checksum: string): Promise<void> {
  const [load] = await database
    .select({
      year: statementLoads.year,
      month: statementLoads.month,
      fileName: statementLoads.fileName,
      carrierId: statementLoads.carrierId,
      carrierName: carriers.name,
    })
    .from(statementLoads)
    .innerJoin(carriers, eq(carriers.id, statementLoads.carrierId))
    .where(
      and(
        eq(statementLoads.fileChecksum, checksum),
        inArray(statementLoads.state, ["Waiting", "Loading", "Loaded"]),
      ),
    );
  if (!load) return;
  throw new Failure(
    409,
    `A file with the same content is already loaded: ${load.fileName}, the ${statementName(load)}.`,
  );
}
