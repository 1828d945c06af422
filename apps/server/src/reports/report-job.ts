import type { ExportFormat } from "@portico/contract";
import type { ReportQuery } from "@portico/contract/features/reports.schemas";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { reportRuns } from "../db/schema/index.ts";
import { findUser } from "../identity/find-caller.ts";
import { type JobHandler, type JobKind, JobRejectedError, jobHandler } from "../jobs/job-kind.ts";
import { startJob } from "../jobs/start-job.ts";
import type { Services } from "../services/services.ts";
import { newFileKey } from "../storage/storage.ts";
import { type PreparedReport, prepareReport, type ReportLists, readReportRows } from "./prepare-report.ts";
import { fileNameOf, runReport } from "./run-report.ts";

/** The job that writes a large report to a file. */
const reportJob: JobKind<Record<string, never>> = { kind: "reports.run", input: z.strictObject({}) };

/** How long a file is available to its owner. */
const lifetime = sql`now() + interval '1 day'`;

/** Starts to write a report in the background. */
export function startReport(
  database: Database,
  prepared: PreparedReport,
  { caller, query, fileType }: { caller: Caller; query: ReportQuery; fileType: ExportFormat },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const { jobId } = await startJob(transaction, reportJob, { input: {}, startedBy: caller.userId });
    await transaction.insert(reportRuns).values({
      id: jobId,
      userId: caller.userId,
      reportId: prepared.report.id,
      formatId: prepared.format.id,
      fileType,
      request: { ...query, reportFormatId: prepared.format.id },
      filters: [...prepared.filters],
      expiresDate: lifetime,
    });
    return jobId;
  });
}

/**
 * Writes reports in the background. After a restart, the file is written again from the start, with the rows and rights
 * of that moment.
 */
export function reportJobHandler(services: Services, lists: ReportLists): JobHandler {
  const { database, storage, clock } = services;
  return jobHandler(reportJob, async ({ id, stepsDone, progress }) => {
    const [run] = await database.select().from(reportRuns).where(eq(reportRuns.id, id));
    const caller = run && (await findUser(database, run.userId));
    if (!run || !caller)
      throw new JobRejectedError({ message: "Your account can no longer run this report." });
    const { fileType, reportId, request: query } = run;
    const prepared = await prepareReport(services, lists, { reportId, caller, query });
    const rows = await readReportRows(database, prepared);
    await progress.setTotal(rows.length);
    let counted = stepsDone;
    const onRows = async (count: number) => {
      // Rows that an earlier run counted are written again, but not counted.
      const steps = Math.max(0, count - counted);
      counted += steps;
      await progress.runStep(async () => {}, steps);
    };
    const pieces = await runReport(services, { prepared, fileType, rows, caller, onRows });
    const file = { key: newFileKey("reports"), bytes: 0 };
    await storage.putStream(file.key, toBytes(pieces, file));
    const fileName = fileNameOf(prepared, fileType, clock.today());
    await database
      .update(reportRuns)
      .set({ fileKey: file.key, fileName, fileBytes: file.bytes, expiresDate: lifetime })
      .where(eq(reportRuns.id, id));
    return { message: `${fileName} is ready. It is available for one day.` };
  });
}

async function* toBytes(
  pieces: AsyncIterable<string | Uint8Array>,
  file: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    file.bytes += bytes.length;
    yield bytes;
  }
}

/** Deletes expired reports with their files. */
export async function removeExpiredReports({
  database,
  storage,
}: Pick<Services, "database" | "storage">): Promise<void> {
  const expired = await database
    .delete(reportRuns)
    .where(lt(reportRuns.expiresDate, sql`now()`))
    .returning({ fileKey: reportRuns.fileKey });
  for (const { fileKey } of expired) if (fileKey !== null) await storage.remove(fileKey);
}

/** A caller's report whose file is ready and not expired. */
export async function findReportFile(database: Database, caller: Caller, id: string) {
  const [run] = await database
    .select()
    .from(reportRuns)
    .where(
      and(
        eq(reportRuns.id, id),
        eq(reportRuns.userId, caller.userId),
        isNotNull(reportRuns.fileKey),
        sql`${reportRuns.expiresDate} > now()`,
      ),
    );
  return run;
}
