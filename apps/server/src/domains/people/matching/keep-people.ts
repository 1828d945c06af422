import { setTimeout as pause } from "node:timers/promises";
import { eq, like, not, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/database.ts";
import { offlineSsns } from "../../../db/schema/index.ts";
import type { Encryption } from "../../../encryption/encryption.ts";
import { ssnHash } from "../../../encryption/ssn-hash.ts";
import { ssnContext } from "../../offline/offline-app/encryption-contexts.ts";
import { collectExisting } from "./link-existing.ts";
import { matchRecords } from "./match-records.ts";

interface Parts {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly log: Logger;
}

/** Milliseconds between steps, so that other queries run. */
const pauseTime = 20;
/** Milliseconds until records that were written are compared. Pages of people don't wait for it. */
const waitTime = 5_000;
/** Milliseconds after which a failed step is tried again. */
const retryTime = 60_000;
const recordsPerStep = 1_000;

/**
 * Finds out whose records are whose, until stopped: first those from before people, then all that are written. A later
 * start, and another instance, continue where it is.
 */
export function keepPeople(parts: Parts) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    await hashAll(parts, signal).catch((error: unknown) =>
      parts.log.warn({ err: error }, "Some Social Security numbers can't be compared"),
    );
    const steps = stepsOf(parts.database);
    while (!signal.aborted) {
      try {
        const hasMore = await steps();
        await pause(hasMore ? pauseTime : waitTime, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        parts.log.warn({ err: error }, "Records of people couldn't be compared; trying again in a minute");
        await pause(retryTime, undefined, { signal }).catch(() => {});
      }
    }
  };
  const running = run();
  return {
    /** Waits until the current step ends. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Collects, hashes and compares everything. */
export async function matchEverything(parts: Pick<Parts, "database" | "encryption">): Promise<void> {
  await hashAll(parts);
  const steps = stepsOf(parts.database);
  while (await steps());
}

/** The next step, which returns whether there may be more to do. */
function stepsOf(database: Database): () => Promise<boolean> {
  let isCollected = false;
  return async () => {
    if (isCollected) return (await matchRecords(database, { limit: recordsPerStep })) === recordsPerStep;
    isCollected = await collectExisting(database);
    return true;
  };
}

const ssnsPerStep = 500;

/**
 * Hashes all Social Security numbers without a hash of the current key, until stopped.
 * @throws DecryptionError if the key of one is missing
 */
async function hashAll(
  { database, encryption }: Pick<Parts, "database" | "encryption">,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await hashSome(database, encryption)));
}

/** Hashes some of them. Returns whether there were any. */
function hashSome(database: Database, encryption: Encryption): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ personId: offlineSsns.personId, encrypted: offlineSsns.encrypted })
      .from(offlineSsns)
      .where(or(sql`${offlineSsns.hash} is null`, not(like(offlineSsns.hash, encryption.currentHashPattern))))
      .limit(ssnsPerStep)
      .for("update");
    for (const { personId, encrypted } of rows) {
      const hash = ssnHash(encryption, encryption.decrypt(encrypted, ssnContext(personId)));
      await transaction.update(offlineSsns).set({ hash }).where(eq(offlineSsns.personId, personId));
    }
    return rows.length > 0;
  });
}
