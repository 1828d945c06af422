import { is, SQL, sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Queue } from "pg-boss";
import { type Database, type QueueConnection, rowsOf } from "./database.ts";

const hour = 60 * 60;

/** How often a message is tried before it is given up: over about four hours. */
export const maxAttempts = 10;

/** The queues that pg-boss keeps. Work that never comes to an end is moved to `work-given-up`. */
const queues: readonly Queue[] = [
  {
    name: "outbox",
    notify: true,
    retryLimit: maxAttempts - 1,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: hour,
    // Sending gives up far sooner: one message is never in two hands.
    expireInSeconds: 180,
    deleteAfterSeconds: hour,
  },
  { name: "work-given-up", notify: true, retryLimit: 5, retryDelay: 30, deleteAfterSeconds: hour },
  {
    name: "work",
    notify: true,
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 6 * hour,
    deleteAfterSeconds: hour,
    deadLetter: "work-given-up",
  },
];

/** The name of a queue. */
export type QueueName = "outbox" | "work" | "work-given-up";

/**
 * A pg-boss that leaves schedules and its own schema alone, and is woken rather than asking all the time.
 * @param patience as the runner's
 */
export function createBoss(connection: QueueConnection, patience: number): PgBoss {
  return new PgBoss({
    ...connection,
    schedule: false,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: patience / 2,
    monitorIntervalSeconds: patience / 2,
    monitorVacuum: false,
    // The embedded database is too small for bloat, and has one connection to wait for itself on.
    reindex: connection.backend !== "pglite",
  });
}

/**
 * Makes pg-boss's schema and the queues, or brings them up to date; while no other instance does. A schema that is
 * there is used as it is: a role may own the schema and have no right to create one.
 */
export async function installQueues(connection: QueueConnection, database: Database): Promise<void> {
  const [there] = await rowsOf(database, sql`select 1 from pg_namespace where nspname = 'pgboss'`);
  const boss = new PgBoss({ ...connection, schedule: false, supervise: false, createSchema: !there });
  const faults: Error[] = [];
  boss.on("error", (error) => faults.push(error));
  await boss.start();
  try {
    for (const { name, ...options } of queues) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw faults[0];
}

/** Puts work into a queue within a transaction: it is there if the transaction holds, and wakes whoever waits for it. */
export async function enqueue(
  transaction: Database,
  queue: QueueName,
  id: string,
  data: object,
): Promise<void> {
  const sent = await transactionBoss(transaction).send(queue, data, { id });
  if (sent === null) throw new Error(`The queue "${queue}" took nothing in.`);
}

/** Takes work out of a queue within a transaction, where nobody has begun it. */
export async function dequeue(transaction: Database, queue: QueueName, id: string): Promise<void> {
  await transactionBoss(transaction).cancel(queue, id);
}

/** A pg-boss whose every statement belongs to the transaction; it is never started, and holds nothing. */
function transactionBoss(transaction: Database): PgBoss {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new Error("pg-boss asked for something that is no SQL.");
    return { rows: await rowsOf(transaction, query) };
  };
  return new PgBoss({ db: fromDrizzle({ execute }, sql) });
}
