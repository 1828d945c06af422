import { setImmediate } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { jobs } from "../db/schema/index.ts";
import { JobStoppedError, type Progress, type ReportStepProgress } from "./job-kind.ts";

interface ProgressParts {
  readonly database: Database;
  readonly log: Logger;
  readonly isStopping: () => boolean;
}

/** Counts the steps of a job, continuing from earlier runs. */
export function createProgress(
  parts: ProgressParts,
  { id, done: doneBefore }: Pick<typeof jobs.$inferSelect, "id" | "done">,
): Progress {
  const { database, log, isStopping } = parts;
  let done = doneBefore;
  return {
    setTotal: async (steps) => {
      await database.update(jobs).set({ total: steps }).where(eq(jobs.id, id));
    },
    runStep: async (work, steps = 1) => {
      const isCancelled = await database.transaction(async (transaction) => {
        log.debug({ jobId: id, steps }, "a step of a job starts");
        await work(transaction, createStepProgress(parts, transaction, { id, done, steps }));
        const [job] = await transaction
          .update(jobs)
          .set({ done: sql`${jobs.done} + ${steps}`, within: 0 })
          .where(eq(jobs.id, id))
          .returning({ cancelAskedAt: jobs.cancelAskedAt });
        return job?.cancelAskedAt != null;
      });
      done += steps;
      if (isCancelled) throw new JobStoppedError("cancelled");
      if (isStopping()) throw new JobStoppedError("stopping");
    },
  };
}

interface Step {
  readonly id: string;
  /** Steps done before this one. */
  readonly done: number;
  readonly steps: number;
}

/**
 * Reads within the transaction, and writes progress outside of it, so that others can see it. Does not wait for the
 * write: the embedded database has a single connection, which is free only after the step.
 */
function createStepProgress(
  { database, log, isStopping }: ProgressParts,
  transaction: Database,
  { id, done, steps }: Step,
): ReportStepProgress {
  let isReporting = false;
  const report = async (within: number) => {
    isReporting = true;
    await database
      .update(jobs)
      .set({ within })
      .where(and(eq(jobs.id, id), eq(jobs.done, done), eq(jobs.state, "running")))
      .catch((error: unknown) =>
        log.debug({ err: error, jobId: id }, "a job's progress could not be stored"),
      );
    isReporting = false;
  };
  return async (part) => {
    if (!isReporting) void report(Math.floor(part * steps));
    // Lets other work of the process run.
    await setImmediate();
    const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id));
    if (job?.cancelAskedAt) throw new JobStoppedError("cancelled");
    if (isStopping()) throw new JobStoppedError("stopping");
  };
}
