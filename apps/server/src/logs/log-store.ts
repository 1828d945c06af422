import type { LogCategory, LogLevel } from "@portico/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../db/database-errors.ts";
import { logs } from "../db/schema/index.ts";
import { isStored, type LogEntry, toLogEntry } from "./log-entry.ts";

/** Where entries are inserted. */
interface LogTarget {
  readonly database: Database;
  /** The name of this instance. */
  readonly server: string;
}

/** Stores log lines in the database, in the background. */
export interface LogStore {
  /** Buffers a line if it is to be stored. */
  write(line: string): void;
  /** Starts to write what is buffered. */
  start(target: LogTarget): void;
  /** Writes what is buffered. While the database is unavailable, it remains buffered. Never throws. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

interface LogStoreOptions {
  /**
   * Milliseconds between writes.
   * @default 1000
   */
  readonly interval?: number;
  /**
   * The number of buffered lines beyond which lines are dropped.
   * @default 10000
   */
  readonly maxLines?: number;
}

/** The maximum number of rows per statement, and the number of lines that are written immediately. */
const batchSize = 500;

/**
 * Creates a store. Its own errors are not logged, because a line about each failed write would cause the next one.
 * Dropped lines are counted in an entry.
 */
export function createLogStore({ interval = 1_000, maxLines = 10_000 }: LogStoreOptions = {}): LogStore {
  let lines: string[] = [];
  let dropped = 0;
  let target: LogTarget | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const writeBatch = async (to: LogTarget) => {
    const batch = lines.slice(0, batchSize);
    const missing = dropped;
    const entries = batch.flatMap((line) => toLogEntry(line) ?? []);
    try {
      await insertEntries(to, missing > 0 ? [...entries, entryOfDropped(missing)] : entries);
      dropped -= missing;
    } catch (error) {
      if (isDatabaseUnavailable(error) || isDiskFull(error)) return false;
      // Another attempt would fail too, and would block later entries.
      dropped += batch.length;
      if (batch.length === 0) return false;
    }
    lines = lines.slice(batch.length);
    return true;
  };
  const writeAll = async (to: LogTarget) => {
    while (lines.length > 0 || dropped > 0) if (!(await writeBatch(to))) return;
  };
  const flush = (): Promise<void> => {
    if (!target) return Promise.resolve();
    writing ??= writeAll(target).finally(() => {
      writing = undefined;
    });
    return writing;
  };
  return {
    write: (line) => {
      if (!isStored(line)) return;
      if (lines.length >= maxLines) dropped++;
      else if (lines.push(line) % batchSize === 0) void flush();
    },
    start: (to) => {
      target = to;
      timer = setInterval(flush, interval);
      timer.unref();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
      // Lines that were logged while the last batch was written.
      await flush();
      target = undefined;
    },
  };
}

function entryOfDropped(count: number): LogEntry {
  return {
    date: new Date().toISOString(),
    level: "Warning" satisfies LogLevel,
    category: "system" satisfies LogCategory,
    message: "Log entries were dropped because they couldn't be stored in time",
    userId: undefined,
    fields: { count },
  };
}

/** Inserts entries as a single JSON parameter, which costs less CPU than one parameter per value. */
async function insertEntries({ database, server }: LogTarget, entries: readonly LogEntry[]): Promise<void> {
  await database.execute(sql`
    insert into ${logs} (date, level, category, message, user_id, server, fields)
    select date, level, category, message, "userId", ${server}, fields
    from json_to_recordset(${JSON.stringify(entries)}::json) as entry (date timestamptz, level text, category text,
      message text, "userId" uuid, fields json)`);
}
