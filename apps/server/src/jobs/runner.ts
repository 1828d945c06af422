import { eq } from "drizzle-orm";
import type { Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import * as z from "zod";
import type { Database, QueueConnection } from "../db/database.ts";
import { createBoss, type QueueName } from "../db/queues.ts";
import { jobs } from "../db/schema/index.ts";
import type { JobHandler } from "./job-kind.ts";
import { cleanUpJob, finishJob, type JobParts, runJob } from "./run-job.ts";
import { sweepEvery, sweepFinished } from "./sweep.ts";

/** What the runner works with. */
export interface RunnerOptions {
  readonly database: Database;
  readonly connection: QueueConnection;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Sends a message of the outbox; throws where it is to be tried again. */
  readonly deliver: (id: string) => Promise<void>;
  /** Whether no other process uses the database, so that what runs now has died with the last one. */
  readonly isAlone: boolean;
  /**
   * After so many seconds a job of which its instance says nothing is taken up by another; at least 10.
   * @default 20
   */
  readonly heartbeatSeconds?: number;
  /** Removes from time to time what features have left over. */
  readonly cleanUp?: () => Promise<void>;
}

/** Works off the queues until it is stopped. */
export interface Runner {
  /** Takes nothing more, lets what is under way come to where it can be left, and gives the rest back. */
  stop(): Promise<void>;
}

const second = 1000;
/** What is under way when the server stops gets so long. */
const stopTimeout = 8 * second;

/** Woken by the database; the polls are for what comes due later, and for a wake-up that got lost. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };

const workData = z.object({ input: z.unknown() });
const givenUp = z.object({ jobId: z.string() });

/** Begins to work off the queues. */
export async function startRunner(parts: RunnerOptions): Promise<Runner> {
  const {
    database,
    connection,
    log,
    handlers,
    deliver,
    isAlone,
    heartbeatSeconds: patience = 20,
    cleanUp: tidy,
  } = parts;
  const boss = createBoss(connection, patience);
  boss.on("error", (error) => log.warn({ err: error }, "the job queue had a fault; it goes on"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  let stopping = false;
  const run = { database, log, handlers, isStopping: () => stopping };
  await boss.start();
  await boss.updateQueue("work", { heartbeatSeconds: patience });
  if (isAlone) await resumeInterrupted(boss, database);
  const work = createWorkers(boss, log);
  await work("outbox", 2, ({ id }) => deliver(id));
  await work("work", 2, ({ id, data }) => runJob(run, id, workData.parse(data).input));
  await work("work-given-up", 1, ({ data }) => giveUp(run, givenUp.parse(data).jobId));
  const sweep = async () => {
    await sweepFinished(database).catch((error: unknown) =>
      log.warn({ err: error }, "old jobs and messages stay"),
    );
    await tidy?.().catch((error: unknown) => log.warn({ err: error }, "what features have left over stays"));
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
 * Lets some workers work off a queue, each one piece at a time. What has failed is tried again later. Why is logged, and
 * told to the queue by name alone: it keeps what it is told.
 */
function createWorkers(boss: PgBoss, log: Logger) {
  return async (queue: QueueName, workers: number, work: Work): Promise<void> => {
    for (let count = 0; count < workers; count++) {
      const worker: { id?: string } = {};
      worker.id = await boss.work<object>(queue, polling, async (given) => {
        // Where there was something there may be more: the next look does not wait for the poll.
        if (worker.id) boss.notifyWorker(worker.id);
        for (const job of given) await attempt(queue, work, job);
      });
    }
  };
  async function attempt(queue: QueueName, work: Work, job: Job<unknown>): Promise<void> {
    try {
      await work(job);
    } catch (error) {
      log.info({ err: error, queue, id: job.id }, "work is put off");
      throw new Error(error instanceof Error ? error.name : "Error");
    }
  }
}

/** Jobs that ran when the last process died are taken up at once, rather than when their heartbeat is missed. */
async function resumeInterrupted(boss: PgBoss, database: Database): Promise<void> {
  const left = await database.select({ id: jobs.id }).from(jobs).where(eq(jobs.state, "running"));
  if (left.length > 0)
    await boss.fail(
      "work",
      left.map(({ id }) => id),
      { message: "the process died" },
    );
}

/** A job that was begun again and again, and never came to an end. */
function giveUp({ database, handlers }: JobParts, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id));
    if (job) await cleanUpJob(transaction, handlers, job, "failed");
    await finishJob(transaction, id, "failed", {
      message: "This was begun several times and never came to an end. What was done before stays.",
    });
  });
}
