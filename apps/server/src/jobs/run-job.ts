import { and, eq, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { runWithScreen, type ScreenColumns, screenFromRow } from "../audit/current-screen.ts";
import type { Database } from "../db/database.ts";
import { isDatabaseAway, isDiskFull } from "../db/database-errors.ts";
import { jobs } from "../db/schema/index.ts";
import { diskFullMessage, Failure } from "../errors/failure.ts";
import { type JobHandler, type JobOutcome, JobRefused, JobStopped } from "./job-kind.ts";
import { createProgress } from "./progress.ts";

/** What running jobs takes. */
export interface JobParts {
  readonly database: Database;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Whether the server stops: jobs are then left between two steps or within a long one, and taken up again later. */
  readonly isStopping: () => boolean;
}

/**
 * Runs a job, from the beginning or from where it was left.
 * @throws what means that it is to be tried again: the database is away, the server stops, or another run does the same
 */
export async function runJob(parts: JobParts, id: string, input: unknown): Promise<void> {
  const { database, handlers } = parts;
  const job = await startRun(parts, id);
  if (!job) return;
  const handler = handlers.find(({ kind }) => kind.kind === job.kind);
  if (!handler)
    return finishJob(database, id, "failed", { message: "This server does not know this kind of job." });
  const progress = createProgress(parts, job);
  try {
    const { startedBy, done: stepsDone } = job;
    const run = { id, input, startedBy, stepsDone, progress };
    const outcome = await runWithScreen(screenFromRow(job), () => handler.run(run));
    await finishJob(database, id, "done", outcome);
  } catch (error) {
    await handleError(parts, id, error);
  }
}

/** The job, now running; undefined where it is over, or its starter does not want it any more. */
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
    if (job?.state === "cancelled") await cleanUpJob(transaction, handlers, job, "cancelled");
    return job?.state === "running" ? job : undefined;
  });
}

/** Tidies up after a job that is over without a run that came to its end. */
export async function cleanUpJob(
  transaction: Database,
  handlers: readonly JobHandler[],
  job: { readonly id: string; readonly kind: string } & ScreenColumns,
  state: "cancelled" | "failed",
): Promise<void> {
  const handler = handlers.find(({ kind }) => kind.kind === job.kind);
  await runWithScreen(screenFromRow(job), () => handler?.cleanUp?.(transaction, job.id, state));
}

/** Says what became of a job whose run failed. */
async function handleError({ database, log }: JobParts, id: string, error: unknown): Promise<void> {
  if (error instanceof JobStopped && error.reason === "cancelled") {
    return finishJob(database, id, "cancelled", {
      message: "You cancelled this. What was done before stays.",
    });
  }
  if (error instanceof JobStopped || isDatabaseAway(error)) {
    log.info({ err: error, jobId: id }, "a job was left, to be taken up again");
    throw error;
  }
  if (error instanceof JobRefused) return finishJob(database, id, "failed", error.outcome);
  if (error instanceof Failure) return finishJob(database, id, "failed", { message: error.message });
  if (isDiskFull(error)) {
    log.error({ err: error, jobId: id }, "a disk is full; make room on it");
    return finishJob(database, id, "failed", { message: diskFullMessage });
  }
  log.error({ err: error, jobId: id }, "a job failed");
  await finishJob(database, id, "failed", {
    message: `The server made a mistake, and has logged it. If it happens again, report job ${id}.`,
  });
}

/** Ends a job that runs. */
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
