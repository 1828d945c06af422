import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { recordAudit } from "../audit/record-audit.ts";
import { matchUnmatchedLines } from "../commissions/match-unmatched-lines.ts";
import { refreshTracking } from "../commissions/refresh-tracking.ts";
import { trackingOfTermsSince } from "../commissions/tracking-selectors.ts";
import { setAuthor } from "../db/author.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { jobs } from "../db/schema/index.ts";
import { type JobHandler, type JobKind, jobHandler } from "../jobs/job-kind.ts";
import { startJob } from "../jobs/start-job.ts";
import { refreshUnpaidAndLost } from "../policy-work/refresh/refresh-unpaid-and-lost.ts";
import type { Services } from "../services/services.ts";
import { loadIncomplete, maybeComplete } from "./incomplete-lines.ts";
import { waitForOtherUploads } from "./upload-lock.ts";

const completeJob: JobKind<Record<string, never>> = { kind: "policies.complete", input: z.strictObject({}) };

/**
 * Starts the job that adds the incomplete policies that can be completed by now, and does what follows after policies
 * were added.
 * @param by a user's ID, or null for the system
 */
export async function startCompleting(transaction: Database, by: string | null): Promise<void> {
  await startJob(transaction, completeJob, { input: {}, startedBy: by });
}

/** Starts the job if an incomplete policy has one of these IDs of the exchange. */
export async function completeByExchange(
  transaction: Database,
  exchangeIds: readonly string[],
  by: string | null,
): Promise<void> {
  if (exchangeIds.length === 0) return;
  const [found] = await rowsOf(
    transaction,
    sql`select 1 from incomplete_policies
      where coalesce(identifier_key(exchange_id), identifier_key(policy_number)) in (
        select identifier_key(id) from unnest(${sql.param(exchangeIds)}::text[]) id
      ) limit 1`,
  );
  if (found) await startCompleting(transaction, by);
}

/** The job's handler. */
export function completeHandler(services: Services): JobHandler {
  const { database, clock } = services;
  return jobHandler(completeJob, async ({ id, startedBy: by, stepsDone, progress }) => {
    await progress.setTotal(1);
    if (stepsDone === 0) await progress.runStep((transaction) => complete(transaction, by, clock.today()));
    const [job] = await database.select({ since: jobs.createdAt }).from(jobs).where(eq(jobs.id, id));
    await matchUnmatchedLines(services, by);
    if (job) await refreshTracking(services, trackingOfTermsSince(job.since));
    return { message: "Incomplete policies were checked." };
  });
}

async function complete(transaction: Database, by: string | null, today: string): Promise<void> {
  await waitForOtherUploads(transaction);
  await setAuthor(transaction, by);
  const {
    leftOut: _,
    fingerprint: __,
    ...counts
  } = await loadIncomplete(transaction, maybeComplete, { by, today });
  const worked = await refreshUnpaidAndLost(transaction, { today, by });
  await recordAudit(transaction, {
    category: "policy",
    createdBy: by,
    data1: "incomplete_policies",
    data2: JSON.stringify({ ...counts, ...worked }),
    result: "completed",
  });
}
