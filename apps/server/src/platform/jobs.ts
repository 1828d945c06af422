import { and, eq, isNull, sql } from "drizzle-orm";
import { signedIn } from "../access/caller.ts";
import { runWithScreen, screenFromRow } from "../audit/current-screen.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { dequeue } from "../db/queues.ts";
import { jobs } from "../db/schema/index.ts";
import { notFound } from "../errors/failure.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import type { JobHandler } from "../jobs/job-kind.ts";
import { cleanUpJob } from "../jobs/run-job.ts";
import type { Services } from "../services/services.ts";

/** The caller's own jobs: progress and cancellation. Returns 404 for jobs of other users. */
export const jobsFeature = feature({
  handlers: (services, { jobHandlers: handlers }) => jobHandlers(services, handlers),
});

/** The handlers of job calls. */
export function jobHandlers({ database }: Pick<Services, "database">, handlers: readonly JobHandler[] = []) {
  return {
    "jobs.get": async ({ params: { id }, caller }) => {
      const { kind, state, done, within, total, message, result } = await findJob(
        database,
        id,
        signedIn(caller).userId,
      );
      return { id, kind, state, done: done + within, total, message, result };
    },
    "jobs.cancel": async ({ params: { id }, caller }) => {
      const { userId } = signedIn(caller);
      const job = await findJob(database, id, userId);
      await database.transaction(async (transaction) => {
        const asked = await requestCancellation(transaction, id);
        // The job says that it never started.
        if (asked === "over") await cleanUpJob(transaction, handlers, job, "cancelled");
        if (asked) await runWithScreen(screenFromRow(job), () => recordCancel(transaction, id, userId));
      });
      return null;
    },
  } satisfies Partial<Handlers>;
}

async function findJob(database: Database, id: string, userId: string) {
  const [job] = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.startedBy, userId)));
  if (!job) throw notFound("This job");
  return job;
}

/**
 * Requests cancellation: a queued job is canceled at once, a running one after its current step. A finished one is
 * unchanged.
 */
async function requestCancellation(transaction: Database, id: string): Promise<"over" | "asked" | undefined> {
  const [waiting] = await transaction
    .update(jobs)
    .set({
      state: "cancelled",
      cancelAskedAt: sql`now()`,
      finishedAt: sql`now()`,
      message: "You canceled this before it started.",
    })
    .where(and(eq(jobs.id, id), eq(jobs.state, "queued")))
    .returning({ id: jobs.id });
  if (waiting) {
    await dequeue(transaction, "work", id);
    return "over";
  }
  const asked = await transaction
    .update(jobs)
    .set({ cancelAskedAt: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.state, "running"), isNull(jobs.cancelAskedAt)))
    .returning({ id: jobs.id });
  return asked.length > 0 ? "asked" : undefined;
}

function recordCancel(transaction: Database, id: string, userId: string): Promise<void> {
  return recordAudit(transaction, {
    category: "job",
    createdBy: userId,
    data1: `jobs/${id}`,
    result: "asked to stop",
  });
}
