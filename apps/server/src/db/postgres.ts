import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { installQueues } from "../jobs/queues.ts";
import type { OpenDatabase, QueueConnection } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** Limits that keep one slow or lost connection from taking the server with it. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  // Sooner than the statement's own end, so that waiting for somebody else is told from being slow.
  lock_timeout: 20_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  // Compiling a query takes longer than the short ones here run.
  options: "-c jit=off",
};

/** The lock that instances starting over one database wait for; any number, but always this one. */
const preparationLock = 7_046_029;

/** A PostgreSQL server; connections are made when they are needed. `onLost` hears of idle ones that broke. */
export function openPostgres(url: string, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, application_name: "portico", ...limits });
  pool.on("error", onLost);
  const queueConnection: QueueConnection = {
    connectionString: url,
    application_name: "portico-jobs",
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
    max: 3,
    options: `${limits.options} -c statement_timeout=${limits.statement_timeout}`,
  };
  return {
    queueConnection,
    database: drizzle({ client: pool, casing: "snake_case" }),
    prepare: (fill) =>
      withLock(url, onLost, async (client) => {
        const database = drizzle({ client, casing: "snake_case" });
        await migrate(database, { migrationsFolder });
        await installQueues(queueConnection);
        return fill(database);
      }),
    close: () => pool.end(),
  };
}

/** A connection of its own holds the lock from before the work until after it; losing it releases the lock. */
async function withLock<Result>(
  url: string,
  onLost: (error: Error) => void,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectionTimeoutMillis, keepAlive } = limits;
  const client = new pg.Client({
    connectionString: url,
    application_name: "portico-preparing",
    connectionTimeoutMillis,
    keepAlive,
  });
  client.on("error", onLost);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
