import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { audit } from "../../db/schema/index.ts";
import { currentScreenColumns, type ScreenColumns } from "../current-screen.ts";
import type { AuditRecord } from "../record-audit.ts";
import { type ReadBatch, type ReadDetails, readGroups } from "./batch-reads.ts";

/** A read of personal data, or a refusal. */
export interface ReadEvent extends Pick<AuditRecord, "createdBy" | "result"> {
  readonly category: "read" | "denied";
  /** Works out later what was read: many at once cost a fraction. Undefined where it was nothing personal. */
  readonly details: () => ReadDetails | undefined;
}

/** Groups reads in memory and writes them in the background: one row per batch of equal events. */
export interface ReadAudit {
  /** Adds an event; it asks the database nothing. */
  record(event: ReadEvent): void;
  /** Writes what was noted so far; where the database is away it is kept for the next time. */
  flush(): Promise<void>;
  /** Writes the rest and ends. */
  stop(): Promise<void>;
}

interface ReadAuditParts {
  /** Writes batches; it may be given the same ones again when it failed. */
  readonly write: (batches: readonly ReadBatch[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly log: Logger;
  /** Milliseconds between two writes. @default 5000 */
  readonly interval?: number;
  /** So many different events are kept apart; what comes beyond is counted by user, call and result alone. @default 10000 */
  readonly maxBatches?: number;
}

const rowsPerStatement = 500;
/** So many events wait at most for being worked out. */
const maxUngroupedEvents = 500;

/**
 * Writes batches to a database, as one value: a parameter for each column of each row takes several times the CPU. One
 * that is there already is left: its confirmation was lost.
 */
export function createBatchWriter(database: Database): ReadAuditParts["write"] {
  return (batches) =>
    database.execute(sql`
      insert into ${audit} (id, category, created_by, occurred_at, last_occurred_at, count, data1, data2, screen_id,
        screen_version, result)
      select id, category, "createdBy", "occurredAt", "lastOccurredAt", count, data1, data2, "screenId",
        "screenVersion", result
      from json_to_recordset(${JSON.stringify(batches)}::json) as batch (id uuid, category text, "createdBy" uuid,
        "occurredAt" timestamptz, "lastOccurredAt" timestamptz, count integer, data1 text, data2 text,
        "screenId" text, "screenVersion" integer, result text)
      on conflict do nothing`);
}

/** Starts to write in the background, until it is stopped. */
export function startReadAudit(parts: ReadAuditParts): ReadAudit {
  const { write: writeBatches, now, log, interval = 5_000, maxBatches = 10_000 } = parts;
  let noted: (ReadEvent & ScreenColumns & { readonly at: Date })[] = [];
  const groups = readGroups(maxBatches);
  /** Batches on their way to the database: they keep their ids, so that none is written twice. */
  let pending: ReadBatch[] = [];
  let writing = Promise.resolve();

  const group = () => {
    const events = noted;
    noted = [];
    for (const { details: what, ...event } of events) {
      try {
        const read = what();
        if (read) groups.add({ ...event, ...read });
      } catch (error) {
        log.error({ err: error }, "a read could not be audited");
      }
    }
  };
  const left = () => pending.length + groups.size() + noted.length;
  const write = async () => {
    group();
    if (pending.length === 0) pending = groups.take();
    while (pending.length > 0) {
      await writeBatches(pending.slice(0, rowsPerStatement));
      pending = pending.slice(rowsPerStatement);
    }
  };
  const flush = () => {
    writing = writing.then(write).catch((error: unknown) => {
      log.warn({ err: error, batches: left() }, "reads are not audited yet; trying again");
    });
    return writing;
  };
  const timer = setInterval(flush, interval);
  timer.unref();
  return {
    record: (event) => {
      noted.push({ ...event, ...currentScreenColumns(), at: now() });
      if (noted.length >= maxUngroupedEvents) group();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
      // What was noted while the last batches were on their way, and a second try where the database was away.
      if (left() > 0) await flush();
      if (left() > 0)
        log.error({ batches: left() }, "reads were lost: they could not be audited before the end");
    },
  };
}
