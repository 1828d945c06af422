import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { audit } from "../../db/schema/index.ts";
import type { AuditRecord } from "../record.ts";
import { screenColumns } from "../screen-of-call.ts";

/** A read of personal data, or a refusal. */
export interface ReadEvent extends Pick<AuditRecord, "createdBy" | "result"> {
  readonly category: "read" | "denied";
  /** The call, with the row that it names: `policies.detail/{id}`. */
  readonly data1: string;
  /** What was read and how it was searched for, as JSON. */
  readonly data2?: string | undefined;
}

/** Equal events as a row of the audit. */
export type Batch = typeof audit.$inferInsert & { count: number; lastOccurredAt: Date };

/** Groups reads in memory and writes them in the background: one row per batch of equal events. */
export interface ReadAudit {
  /** Adds an event; it asks the database nothing. */
  note(event: ReadEvent): void;
  /** Writes what was noted so far; where the database is away it is kept for the next time. */
  flush(): Promise<void>;
  /** Writes the rest and ends. */
  stop(): Promise<void>;
}

interface ReadAuditParts {
  /** Writes batches; it may be given the same ones again when it failed. */
  readonly write: (batches: readonly Batch[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly log: Logger;
  /** Milliseconds between two writes. @default 5000 */
  readonly interval?: number;
  /** So many different events are kept apart; what comes beyond is counted by user, call and result alone. @default 10000 */
  readonly maxBatches?: number;
}

const rowsPerStatement = 500;

/**
 * Writes batches to a database, as one value: a parameter for each column of each row takes several times the CPU. One
 * that is there already is left: its confirmation was lost.
 */
export function batchesTo(database: Database): ReadAuditParts["write"] {
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
  let open = new Map<string, Batch>();
  /** Batches on their way to the database: they keep their ids, so that none is written twice. */
  let pending: Batch[] = [];
  let writing = Promise.resolve();

  const add = (key: string, event: ReadEvent) => {
    const at = now();
    const batch = open.get(key);
    if (batch) {
      batch.count += 1;
      batch.lastOccurredAt = at;
      return;
    }
    open.set(key, {
      id: randomUUID(),
      ...event,
      ...screenColumns(),
      occurredAt: at,
      lastOccurredAt: at,
      count: 1,
    });
  };
  const write = async () => {
    if (pending.length === 0) {
      pending = [...open.values()];
      open = new Map();
    }
    while (pending.length > 0) {
      await writeBatches(pending.slice(0, rowsPerStatement));
      pending = pending.slice(rowsPerStatement);
    }
  };
  const flush = () => {
    writing = writing.then(write).catch((error: unknown) => {
      log.warn(
        { err: error, batches: pending.length + open.size },
        "reads are not audited yet; trying again",
      );
    });
    return writing;
  };
  const timer = setInterval(flush, interval);
  timer.unref();
  return {
    note: (event) => {
      const { createdBy, category, result, data1, data2 } = event;
      const { screenId } = screenColumns();
      const key = [createdBy, category, result, screenId, data1, data2].join("\n");
      if (open.size < maxBatches || open.has(key)) return add(key, event);
      const [call = ""] = data1.split("/");
      const coarse = { createdBy, category, result, data1: call, data2: tooMany };
      add([createdBy, category, result, screenId, call, tooMany].join("\n"), coarse);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
      // What was noted while the last batches were on their way, and a second try where the database was away.
      if (pending.length + open.size > 0) await flush();
      if (pending.length + open.size > 0)
        log.error(
          { batches: pending.length + open.size },
          "reads were lost: they could not be audited before the end",
        );
    },
  };
}

const tooMany = JSON.stringify({ kept: "number only" });
