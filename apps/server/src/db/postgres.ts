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

/** Limits that prevent one slow or lost connection from blocking the server. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  // Shorter than the statement timeout, so that waiting for a lock can be distinguished from a slow query.
  lock_timeout: 20_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  // JIT compilation takes longer than these short queries. The fixed search path prevents role settings and temporary
  // tables from replacing a table.
  options: "-c jit=off -c search_path=public,pg_temp",
};

/** Called if a connection is lost. */
type OnLost = (error: Error) => void;

/** A connection for preparing a database, without a statement timeout. */
export function preparingConnection(url: string, onLost: OnLost): PreparingConnection {
  const { connectionTimeoutMillis, options } = limits;
  return { url, onLost, connectionTimeoutMillis, options };
}

/**
 * Opens a PostgreSQL database. Connects when first used.
 * @param migrationUrl the same database with the role that owns its tables, used for migrations; defaults to `url`
 */
export function openPostgres(url: string, onLost: OnLost, migrationUrl?: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, application_name: "portico", ...limits });
  pool.on("error", onLost);
  // The pool handles errors only on idle connections. Without this handler, losing a connection between two
  // statements of a transaction would end the process. With it, the next statement fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  returnLostConnections(pool);
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

/**
 * Returns connections that are lost while they are in use. Drizzle keeps one that is lost during `begin`: the pool would
 * have one connection less, and could never be closed.
 */
function returnLostConnections(pool: pg.Pool): void {
  const used = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => used.add(client));
  pool.on("release", (_error, client) => used.delete(client));
  pool.on("connect", (client) => {
    client.once("end", () => {
      if (!used.has(client)) return;
      client.release(true);
      // Whoever has it returns it, too, which would throw.
      client.release = () => {};
    });
  });
}
