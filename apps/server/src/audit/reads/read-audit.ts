import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { audit } from "../../db/schema/index.ts";
import { currentScreenColumns, type ScreenColumns } from "../current-screen.ts";
import type { AuditRecord } from "../record-audit.ts";
import { type ReadBatch, type ReadDetails, readGroups } from "./batch-reads.ts";

/** A read of personal data, or a denied request. */
export interface ReadEvent extends Pick<AuditRecord, "createdBy" | "result"> {
  readonly category: "read" | "denied";
  /** Returns what was read, or undefined if nothing personal was. Called later in batches, which is much cheaper. */
  readonly details: () => ReadDetails | undefined;
}

/** Groups reads in memory and writes one row per batch of equal reads in the background. */
export interface ReadAudit {
  /** Adds a read without querying the database. */
  record(event: ReadEvent): void;
  /** Writes what was recorded so far. If the database is unavailable, it is retried next time. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

interface ReadAuditParts {
  /** Writes batches. After a failure it may get the same ones again. */
  readonly write: (batches: readonly ReadBatch[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly log: Logger;
  /**
   * Milliseconds between writes.
   * @default 5000
   */
  readonly interval?: number;
  /**
   * Beyond this many different reads, the rest is counted by user, endpoint, and result only.
   * @default 10000
   */
  readonly maxBatches?: number;
}

const rowsPerStatement = 500;
/** How many reads are buffered before they are grouped. */
const maxUngroupedEvents = 500;

/**
 * Writes batches as a single JSON parameter: one parameter per column and row takes several times the CPU. Skips
 * batches that were already written but not confirmed.
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

/** Writes in the background until stopped. */
export function startReadAudit(parts: ReadAuditParts): ReadAudit {
  const { write: writeBatches, now, log, interval = 5_000, maxBatches = 10_000 } = parts;
  let noted: (ReadEvent & ScreenColumns & { readonly at: Date })[] = [];
  const groups = readGroups(maxBatches);
  /** Batches being written. They keep their IDs, so that none is written twice. */
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
        log.error({ err: error }, "A read couldn't be audited");
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
      log.warn({ err: error, batches: left() }, "Reads are not audited yet; trying again");
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
      // Reads recorded while the last batches were written, or a second attempt after an error.
      if (left() > 0) await flush();
      if (left() > 0) log.error({ batches: left() }, "Some reads couldn't be audited before shutdown");
    },
  };
}
