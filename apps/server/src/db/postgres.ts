import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { OpenDatabase, QueueConnection } from "./database.ts";
import {
  migrateAsOwner,
  migrateIfNeeded,
  type PreparingConnection,
  withPreparationLock,
} from "./migrate-postgres.ts";
import { installQueues } from "./queues.ts";
import { roleOf, roleWarning } from "./role-separation.ts";

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
  // Compiling a query takes longer than the short ones here run. The search path is fixed, so that no setting of the
  // role and no temporary table can take the place of a table.
  options: "-c jit=off -c search_path=public,pg_temp",
};

/** Called when a connection broke. */
type OnLost = (error: Error) => void;

/** How a connection is made that prepares a database: without a time limit on statements. */
export function preparingConnection(url: string, onLost: OnLost): PreparingConnection {
  const { connectionTimeoutMillis, options } = limits;
  return { url, onLost, connectionTimeoutMillis, options };
}

/**
 * A PostgreSQL server; connections are made when they are needed.
 * @param migrationUrl the same database as the role that owns its tables, which migrates it; without it `url` does
 */
export function openPostgres(url: string, onLost: OnLost, migrationUrl?: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, application_name: "portico", ...limits });
  pool.on("error", onLost);
  // The pool listens only while a connection is idle; one lost between two statements of a transaction would end the
  // process. The next statement fails instead.
  pool.on("connect", (client) => client.on("error", () => {}));
  const queueConnection: QueueConnection = {
    connectionString: url,
    application_name: "portico-jobs",
    connectionTimeoutMillis: limits.connectionTimeoutMillis,
    max: 3,
    options: `${limits.options} -c statement_timeout=${limits.statement_timeout}`,
  };
  const database = drizzle({ client: pool, casing: "snake_case" });
  return {
    queueConnection,
    database,
    prepare: async (fill) => {
      if (migrationUrl !== undefined) {
        await migrateAsOwner(preparingConnection(migrationUrl, onLost), await roleOf(database));
      }
      return withPreparationLock(preparingConnection(url, onLost), async (preparing) => {
        await migrateIfNeeded(preparing);
        await installQueues(queueConnection, preparing);
        return fill(preparing);
      });
    },
    roleWarning: () => roleWarning(database),
    close: () => pool.end(),
  };
}
