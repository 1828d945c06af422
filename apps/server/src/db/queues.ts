import { is, SQL, sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Queue } from "pg-boss";
import { type Database, type QueueConnection, rowsOf } from "./database.ts";

const hour = 60 * 60;

/** How often a message is sent before it fails permanently, within about four hours. */
export const maxAttempts = 10;

/** The pg-boss queues. Work that fails permanently is moved to `work-given-up`. */
const queues: readonly Queue[] = [
  {
    name: "outbox",
    notify: true,
    retryLimit: maxAttempts - 1,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: hour,
    // Sending times out much earlier, so a message is never sent by two workers at once.
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
 * Creates a pg-boss instance without schedules and schema migrations. It is notified of new work in addition to
 * polling.
 * @param patience seconds without a heartbeat after which work is taken over, as in the runner
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
    // The embedded database is too small for index bloat and would wait for its own single connection.
    reindex: connection.backend !== "pglite",
  });
}

/**
 * Creates or updates pg-boss's schema and the queues. Call it while no other instance does. An existing schema is
 * reused, since a role may own a schema without the privilege to create one.
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

/** Adds work to a queue within a transaction. On commit, it wakes a waiting worker. */
export async function enqueue(
  transaction: Database,
  queue: QueueName,
  id: string,
  data: object,
): Promise<void> {
  const sent = await transactionBoss(transaction).send(queue, data, { id });
  if (sent === null) throw new Error(`The queue "${queue}" did not accept the job.`);
}

/** Removes work from a queue within a transaction, unless a worker has started it. */
export async function dequeue(transaction: Database, queue: QueueName, id: string): Promise<void> {
  await transactionBoss(transaction).cancel(queue, id);
}

/** A pg-boss instance whose statements run in the transaction. It is never started and needs no cleanup. */
function transactionBoss(transaction: Database): PgBoss {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new Error("pg-boss passed something other than SQL.");
    return { rows: await rowsOf(transaction, query) };
  };
  return new PgBoss({ db: fromDrizzle({ execute }, sql) });
}
