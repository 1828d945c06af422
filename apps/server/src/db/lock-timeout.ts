import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "./database.ts";
import { areRowsLocked, isTableLocked } from "./database-errors.ts";

/** How long a schema change waits for the locks of other transactions. */
export interface LockRetryOptions {
  /** The timeout for one lock, in milliseconds. */
  readonly timeout: number;
  readonly tries: number;
  /** The pause between attempts, in milliseconds. Queries that wait behind the schema change run in the meantime. */
  readonly pause: number;
}

const defaultRetryOptions: LockRetryOptions = { timeout: 5_000, tries: 6, pause: 2_000 };

/** Other transactions lock a table that must be changed. `message` names them. */
export class TableInUseError extends Error {
  override name = "TableInUseError";
}

/**
 * Runs an idempotent schema change on one connection. All queries of a table wait behind a schema change that waits
 * for its lock, so each attempt times out quickly and is retried.
 * @throws TableInUseError if no attempt gets its locks
 */
export async function withLockTimeout(
  database: Database,
  change: () => Promise<void>,
  { timeout, tries, pause: pauseTime }: LockRetryOptions = defaultRetryOptions,
): Promise<void> {
  await database.execute(sql.raw(`set lock_timeout = ${timeout}`));
  for (let attempt = 1; ; attempt++) {
    try {
      await change();
      break;
    } catch (error) {
      if (!isTableLocked(error) && !areRowsLocked(error)) throw error;
      if (attempt === tries) throw await tableInUse(database);
      await pause(pauseTime);
    }
  }
  await database.execute(sql`reset lock_timeout`);
}

/** Excludes the timeout as the cause, which would be reported as an unavailable database. */
async function tableInUse(database: Database): Promise<TableInUseError> {
  const open = await rowsOf(
    database,
    sql`select a.pid, nullif(a.application_name, '') as name, to_char(a.xact_start, 'YYYY-MM-DD HH24:MI:SS TZ') as since
      from pg_stat_activity a
      where a.pid <> pg_backend_pid() and a.datname = current_database() and exists (
        select from pg_locks l
        where l.pid = a.pid and l.granted and l.locktype = 'relation' and l.relation in (
          select oid from pg_class where relnamespace = 'public'::regnamespace
        )
      )
      order by a.xact_start limit 5`,
  );
  const named = open.map(({ pid, name, since }) =>
    [`process ${pid}`, name && `of ${name}`, since && `since ${since}`].filter(Boolean).join(" "),
  );
  const holders = named.length > 0 ? ` (${named.join("; ")})` : "";
  return new TableInUseError(
    `The database must be migrated, but other transactions have locked its tables${holders}. Wait for them to end or end them with pg_terminate_backend, then start again.`,
  );
}
