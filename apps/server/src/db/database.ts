import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";

/** The database, or a transaction on it; PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A database that is open. */
export interface OpenDatabase {
  readonly database: Database;
  /** How the job queue reaches it. */
  readonly queueConnection: QueueConnection;
  /**
   * Migrates and then runs `fill`, while no other instance over the same database does either, without a time limit
   * on statements.
   */
  prepare<Result>(fill: (database: Database) => Promise<Result>): Promise<Result>;
  /** Why the role it is used as could change the audit; undefined where it cannot, and for the embedded database. */
  roleWarning(): Promise<string | undefined>;
  close(): Promise<void>;
  /** Comes true when the database can do nothing more in this process; one that heals by itself has none. */
  readonly stopped?: Promise<Error>;
}

/** How pg-boss reaches a database: over the one connection of the embedded one, else over a few of its own. */
export type QueueConnection = Pick<
  ConstructorOptions,
  "backend" | "db" | "connectionString" | "application_name" | "max" | "connectionTimeoutMillis" | "options"
>;

export type Row = Readonly<Record<string, unknown>>;

/** The rows that a hand-written query answers, keyed as it names them. */
export async function rowsOf(database: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await database.execute(query);
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new Error("The database driver answered no rows; both drivers answer `{ rows }`.");
}
