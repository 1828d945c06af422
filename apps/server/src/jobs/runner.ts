import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import * as z from "zod";
import type { Database, QueueConnection } from "../db/database.ts";
import { createBoss, type QueueName } from "../db/queues.ts";
import { jobs, outbox } from "../db/schema/index.ts";
import type { JobHandler } from "./job-kind.ts";
import { cleanUpJob, finishJob, type JobParts, logFieldsOf, runJob } from "./run-job.ts";

/** What the runner depends on. */
export interface RunnerOptions {
  readonly database: Database;
  readonly connection: QueueConnection;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Sends a message of the outbox. Throws if it must be retried. */
  readonly deliver: (id: string) => Promise<void>;
  /** Whether no other process uses the database, so that running jobs have died with the last process. */
  readonly isAlone: boolean;
  /**
   * Seconds without a heartbeat after which another instance takes over a job. At least 10.
   * @default 20
   */
  readonly heartbeatSeconds?: number;
  /**
   * Seconds until delayed work and lost notifications are looked for. At least 0.5.
   * @default 10
   */
  readonly pollSeconds?: number;
  /** Called regularly to clean up after features. */
  readonly cleanUp?: () => Promise<void>;
}

/** Processes the queues until stopped. */
export interface Runner {
  /** Stops taking work, lets current work reach a stopping point, and returns the rest. */
  stop(): Promise<void>;
}

const second = 1000;
/** How long current work may take when the server stops. */
const stopTimeout = 8 * second;

/** Seconds between polls without notifications. With them, the database wakes the workers. */
const pollWithoutNotifications = 2;

const workData = z.object({ input: z.unknown() });
const givenUp = z.object({ jobId: z.string() });

/** Starts to process the queues. */
export async function startRunner(parts: RunnerOptions): Promise<Runner> {
  const {
    database,
    connection,
    log,
    handlers,
    deliver,
    isAlone,
    heartbeatSeconds: patience = 20,
    pollSeconds = 10,
    cleanUp: tidy,
  } = parts;
  const boss = createBoss(connection, patience);
  boss.on("error", (error) => log.warn({ err: error }, "The job queue had an error and continues"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "Warning from the job queue"));
  let stopping = false;
  const run = { database, log, handlers, isStopping: () => stopping };
  await boss.start();
  await boss.updateQueue("work", { heartbeatSeconds: patience });
  if (isAlone) await resumeInterrupted(boss, database);
  const work = createWorkers(boss, log, pollSeconds);
  await work("outbox", 2, ({ id }) => deliver(id));
  await work("work", 2, ({ id, data }) => runJob(run, id, workData.parse(data).input));
  await work("work-given-up", 1, ({ data }) => giveUp(run, givenUp.parse(data).jobId));
  const sweep = async () => {
    await sweepFinished(database).catch((error: unknown) =>
      log.warn({ err: error }, "Old jobs and messages couldn't be deleted"),
    );
    await tidy?.().catch((error: unknown) =>
      log.warn({ err: error }, "Data that features no longer need couldn't be deleted"),
    );
  };
  await sweep();
  const sweeping = setInterval(sweep, sweepEvery);
  return {
    stop: async () => {
      stopping = true;
      clearInterval(sweeping);
      await boss.stop({ timeout: stopTimeout });
    },
  };
}

type Work = (job: Job<unknown>) => Promise<void>;

/**
 * Starts workers for a queue. Each handles one item at a time. Failed items are retried. Errors are logged, and the
 * queue stores only their name.
 */
function createWorkers(boss: PgBoss, log: Logger, pollSeconds: number) {
  const polling = {
    pollingIntervalSeconds: Math.min(pollWithoutNotifications, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  };
  return async (queue: QueueName, workers: number, work: Work): Promise<void> => {
    for (let count = 0; count < workers; count++) {
      const worker: { id?: string } = {};
      worker.id = await boss.work<object>(queue, polling, async (given) => {
        // There may be more, so look again without waiting for the next poll.
        if (worker.id) boss.notifyWorker(worker.id);
        for (const job of given) await attempt(queue, work, job);
      });
    }
  };
  async function attempt(queue: QueueName, work: Work, job: Job<unknown>): Promise<void> {
    try {
      await work(job);
    } catch (error) {
      log.info({ err: error, queue, id: job.id }, "Work postponed");
      throw new Error(error instanceof Error ? error.name : "Error");
    }
  }
}

/** Resumes jobs of the last process at once, without waiting for their heartbeat to time out. */
async function resumeInterrupted(boss: PgBoss, database: Database): Promise<void> {
  const left = await database.select({ id: jobs.id }).from(jobs).where(eq(jobs.state, "running"));
  if (left.length > 0)
    await boss.fail(
      "work",
      left.map(({ id }) => id),
      { message: "the process died" },
    );
}

/** The result of a job that was retried too often, unless its kind has another one. */
const retried = {
  message: "This was retried several times and never finished. Changes made before that were kept.",
};

/** A job that was retried too often. */
function giveUp({ database, handlers, log }: JobParts, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id));
    if (!job) return;
    log.error(logFieldsOf(job), "Job retried too often");
    const outcome = await cleanUpJob(transaction, handlers, job, "failed");
    await finishJob(transaction, id, "failed", outcome ?? retried);
  });
}

/** Milliseconds between cleanups. */
const sweepEvery = 6 * 60 * 60 * 1000;

/** Deletes finished jobs and messages after thirty days. */
async function sweepFinished(database: Database): Promise<void> {
  const longAgo = sql`now() - interval '30 days'`;
  await database.delete(jobs).where(lt(jobs.finishedAt, longAgo));
  await database
    .delete(outbox)
    .where(and(inArray(outbox.state, ["sent", "failed", "kept"]), lt(outbox.createdAt, longAgo)));
}
