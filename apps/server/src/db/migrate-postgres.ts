import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { attachHistory } from "./attach-history.ts";
import { setSystemAuthor } from "./author.ts";
import { compareMigrations } from "./compare-migrations.ts";
import { isForbidden } from "./database-errors.ts";
import { type LockRetryOptions, withLockTimeout } from "./lock-timeout.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { createPartitions } from "./partitions.ts";
import { roleGrants } from "./role-grants.ts";

/** The advisory lock that instances wait for while another one prepares the database. Must never change. */
const preparationLock = 7_046_029;

/** How to connect to a database in order to prepare it. */
export interface PreparingConnection {
  readonly url: string;
  readonly connectionTimeoutMillis: number;
  readonly options: string;
  /** Called if the connection is lost. */
  readonly onLost: (error: Error) => void;
}

/** The database must be migrated, but the server's role may not. `message` describes the fix. */
export class MigrationRoleError extends Error {
  override name = "MigrationRoleError";
}

/**
 * Runs work on its own connection, which holds the preparation lock. Losing the connection releases the lock. The
 * author of all writes is the system.
 */
export async function withPreparationLock<Result>(
  { url, onLost, ...settings }: PreparingConnection,
  work: (database: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "portico-preparing",
    keepAlive: true,
    ...settings,
  });
  client.on("error", onLost);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    const database = drizzle({ client, casing: "snake_case" });
    await setSystemAuthor(database);
    return await work(database);
  } finally {
    await client.end();
  }
}

/** Migrates as the role that owns the tables, creates partitions, and grants the server's role its privileges. */
export async function migrateAsOwner(owner: PreparingConnection, serverRole: string): Promise<void> {
  await withPreparationLock(owner, async (database) => {
    await withLockTimeout(database, async () => {
      await migrate(database, { migrationsFolder });
      await attachHistory(database);
      await createPartitions(database);
      await database.execute(roleGrants(serverRole));
    });
  });
}

/**
 * Runs pending migrations, attaches missing triggers, and creates partitions if the role owns the tables.
 * @throws MigrationRoleError if the role may not, TableInUseError if other transactions lock a table for too long
 */
export async function migrateIfNeeded(database: NodePgDatabase, patience?: LockRetryOptions): Promise<void> {
  const prepare = async () => {
    if ((await compareMigrations(database)) === "older") await migrate(database, { migrationsFolder });
    await attachHistory(database);
    await createPartitions(database);
  };
  try {
    await withLockTimeout(database, prepare, patience);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new MigrationRoleError(
      "The database must be migrated, but the role in DATABASE_URL isn't allowed to. Run the command `migrate` with the owner's URL in MIGRATION_DATABASE_URL, then start again.",
      { cause: error },
    );
  }
}
