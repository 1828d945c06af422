import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type Database, rowsOf } from "../db/database.ts";
import { logs } from "../db/schema/index.ts";
import type { Services } from "../services/services.ts";

type CleanupParts = Pick<Services, "database" | "settings" | "clock"> & { readonly log: Logger };

const day = 24 * 60 * 60_000;
/** Small enough that a statement takes milliseconds. */
const rowsPerStatement = 5_000;
/** Milliseconds between statements, so that other queries run. */
const pauseTime = 50;

/** Deletes expired log entries at once and then daily, until stopped. */
export function deleteOldLogsDaily({ database, settings, clock, log }: CleanupParts) {
  const stopping = new AbortController();
  const run = async () => {
    try {
      const { logRetentionDays } = await settings();
      const before = new Date(clock.now().getTime() - logRetentionDays * day);
      await deleteLogsBefore(database, before, { signal: stopping.signal });
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, "Old log entries couldn't be deleted");
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, day);
  timer.unref();
  return {
    /** Waits until the current statement ends. */
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Deletes entries before a time, in chunks. Skips rows that another instance is deleting. */
export async function deleteLogsBefore(
  database: Database,
  before: Date,
  { chunk = rowsPerStatement, signal }: { readonly chunk?: number; readonly signal?: AbortSignal } = {},
): Promise<void> {
  while (!signal?.aborted) {
    const deleted = await rowsOf(
      database,
      sql`with old as (
          select id, date from ${logs} where date < ${before.toISOString()}::timestamptz
          order by date limit ${chunk} for update skip locked
        )
        delete from ${logs} using old where ${logs.id} = old.id and ${logs.date} = old.date
        returning 1`,
    );
    if (deleted.length < chunk) return;
    await pause(pauseTime, undefined, signal && { signal });
  }
}
