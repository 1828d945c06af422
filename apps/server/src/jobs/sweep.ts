import { and, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { jobs, outbox } from "../db/schema/index.ts";

/** How often what is long over is removed, in milliseconds. */
export const sweepEvery = 6 * 60 * 60 * 1000;

/** Removes jobs that ended, and messages that went out or were kept, more than thirty days ago. */
export async function sweepFinished(database: Database): Promise<void> {
  const longAgo = sql`now() - interval '30 days'`;
  await database.delete(jobs).where(lt(jobs.finishedAt, longAgo));
  await database
    .delete(outbox)
    .where(and(inArray(outbox.state, ["sent", "failed", "kept"]), lt(outbox.createdAt, longAgo)));
}
