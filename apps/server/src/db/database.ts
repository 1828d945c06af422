import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";

/** The database or a transaction, with PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface OpenDatabase {
  readonly database: Database;
  /** How the job queue connects to the database. */
  readonly queueConnection: QueueConnection;
  /** Migrates, then runs `fill`, without a statement timeout. Other instances with the same database wait. */
  prepare<Result>(fill: (database: Database) => Promise<Result>): Promise<Result>;
  /** Why the server's database role could change the audit. Undefined if it can't, and for the embedded database. */
  roleWarning(): Promise<string | undefined>;
  close(): Promise<void>;
  /**
   * Resolves when the database can't be used any more in this process. Undefined if the database reconnects by
   * itself.
   */
  readonly stopped?: Promise<Error>;
}

/**
 * How pg-boss connects to a database: through the embedded database's single connection, or through its own small
 * pool.
 */
export type QueueConnection = Pick<
  ConstructorOptions,
  "backend" | "db" | "connectionString" | "application_name" | "max" | "connectionTimeoutMillis" | "options"
>;

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a raw SQL query, with the query's column names as keys. */
export async function rowsOf(database: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await database.execute(query);
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new Error("The database driver returned no rows. Both drivers must return `{ rows }`.");
}
