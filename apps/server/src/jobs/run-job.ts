import { and, eq, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { runWithScreen, type ScreenColumns, screenFromRow } from "../audit/current-screen.ts";
import type { Database } from "../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../db/database-errors.ts";
import { jobs } from "../db/schema/index.ts";
import { diskFullMessage, Failure } from "../errors/failure.ts";
import { type JobHandler, type JobOutcome, JobRejectedError, JobStoppedError } from "./job-kind.ts";
import { createProgress } from "./progress.ts";

/** What running jobs depends on. */
export interface JobParts {
  readonly database: Database;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Whether the server is shutting down. Jobs then stop between steps or within a long one, and are resumed later. */
  readonly isStopping: () => boolean;
}

/**
 * Runs or resumes a job.
 * @throws if the job must be retried: the database is unavailable, the server stops, or another run took over
 */
export async function runJob(parts: JobParts, id: string, input: unknown): Promise<void> {
  const { database, handlers } = parts;
  const job = await startRun(parts, id);
  if (!job) return;
  const log = parts.log.child(logFieldsOf(job));
  const handler = handlers.find(({ kind }) => kind.kind === job.kind);
  if (!handler) {
    log.error("This server can't run this kind of job");
    return finishJob(database, id, "failed", { message: "This server can't run this type of job." });
  }
  log.info("Job started");
  const progress = createProgress(parts, job);
  try {
    const { startedBy, done: stepsDone } = job;
    const run = { id, input, startedBy, stepsDone, progress };
    const outcome = await runWithScreen(screenFromRow(job), () => handler.run(run));
    await finishJob(database, id, "done", outcome);
    log.info("Job finished");
  } catch (error) {
    await handleError({ database, log }, id, error);
  }
}

/** The properties of log lines about a job. */
export function logFieldsOf({
  id,
  kind,
  startedBy,
}: Pick<typeof jobs.$inferSelect, "id" | "kind" | "startedBy">) {
  return { category: "job", jobId: id, kind, userId: startedBy };
}

/** Marks the job as running. Undefined if it is finished or was canceled. */
function startRun({ database, handlers }: JobParts, id: string) {
  return database.transaction(async (transaction) => {
    const [job] = await transaction
      .update(jobs)
      .set({
        state: sql`case when ${jobs.cancelAskedAt} is null then 'running' else 'cancelled' end`,
        within: 0,
      })
      .where(and(eq(jobs.id, id), inArray(jobs.state, ["queued", "running"])))
      .returning();
    if (job?.state === "cancelled") {
      const { message, result } = (await cleanUpJob(transaction, handlers, job, "cancelled")) ?? stopped;
      await transaction
        .update(jobs)
        .set({ message, result: result ?? null, finishedAt: sql`now()` })
        .where(eq(jobs.id, id));
    }
    return job?.state === "running" ? job : undefined;
  });
}

/** The result of a job that was canceled while it ran, unless its kind has another one. */
const stopped: JobOutcome = { message: "You canceled this. Changes made before that were kept." };

/** Cleans up after a job that ended without a complete run. Returns the result for the user, if its kind has one. */
export function cleanUpJob(
  transaction: Database,
  handlers: readonly JobHandler[],
  job: { readonly id: string; readonly kind: string } & ScreenColumns,
  state: "cancelled" | "failed",
): Promise<JobOutcome | undefined> {
  const handler = handlers.find(({ kind }) => kind.kind === job.kind);
  return runWithScreen(screenFromRow(job), async () => handler?.cleanUp?.(transaction, job.id, state));
}

/** Sets the result of a job whose run failed. */
async function handleError(
  { database, log }: Pick<JobParts, "database" | "log">,
  id: string,
  error: unknown,
): Promise<void> {
  if (error instanceof JobStoppedError && error.reason === "cancelled") {
    log.info("Job canceled");
    return finishJob(database, id, "cancelled", error.outcome ?? stopped);
  }
  if (error instanceof JobStoppedError || isDatabaseUnavailable(error)) {
    log.info({ err: error }, "Job stopped; it will be resumed");
    throw error;
  }
  if (error instanceof JobRejectedError || error instanceof Failure) log.info("Job rejected");
  if (error instanceof JobRejectedError) return finishJob(database, id, "failed", error.outcome);
  if (error instanceof Failure) return finishJob(database, id, "failed", { message: error.message });
  if (isDiskFull(error)) {
    log.error({ err: error }, "A disk is full; free up space");
    return finishJob(database, id, "failed", { message: diskFullMessage });
  }
  log.error({ err: error }, "Job failed");
  await finishJob(database, id, "failed", {
    message: `Something went wrong on our end. If this keeps happening, report job ${id}.`,
  });
}

/** Finishes a job. */
export async function finishJob(
  database: Database,
  id: string,
  state: "done" | "failed" | "cancelled",
  { message, result }: JobOutcome,
): Promise<void> {
  await database
    .update(jobs)
    .set({ state, message, result: result ?? null, within: 0, finishedAt: sql`now()` })
    .where(and(eq(jobs.id, id), inArray(jobs.state, ["queued", "running"])));
}
