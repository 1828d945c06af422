import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { recordAudit } from "../../../audit/record-audit.ts";
import { setAuthor } from "../../../db/author.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { jobs } from "../../../db/schema/index.ts";
import { type JobHandler, type JobKind, jobHandler } from "../../../jobs/job-kind.ts";
import { startJob } from "../../../jobs/start-job.ts";
import type { Services } from "../../../services/services.ts";
import { matchUnmatchedLines } from "../../commissions/matching/match-unmatched-lines.ts";
import { refreshTracking } from "../../commissions/tracking/refresh-tracking.ts";
import { trackingOfTermsSince } from "../../commissions/tracking/tracking-selectors.ts";
import { refreshUnpaidAndLost } from "../policy-work/refresh/refresh-unpaid-and-lost.ts";
import { loadIncomplete, maybeComplete } from "./incomplete-lines.ts";
import { assignNamedAgents, findNamedAgents } from "./named-agents.ts";
import { tryUploadLock, waitForOtherUploads } from "./upload-lock.ts";

const completeJob: JobKind<Record<string, never>> = { kind: "policies.complete", input: z.strictObject({}) };

/**
 * Starts the job that adds the incomplete policies that can be completed by now, and does what follows after policies
 * were added.
 * @param by a user's ID, or null for the system
 */
export async function startCompleting(transaction: Database, by: string | null): Promise<void> {
  await startJob(transaction, completeJob, { input: {}, startedBy: by });
}

/** Starts the job unless one is queued that will see what this transaction writes. */
async function startCompletingOnce(transaction: Database, by: string | null): Promise<void> {
  // Locked, so that the job begins after this transaction.
  const [queued] = await transaction
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, completeJob.kind), eq(jobs.state, "queued")))
    .limit(1)
    .for("share");
  if (!queued) await startCompleting(transaction, by);
}

/** The IDs of an application and of its policies at the exchange. */
interface ApplicationIds {
  readonly applicationId: string;
  readonly exchangeIds: readonly string[];
}

/**
 * Starts the job if an incomplete policy has one of these IDs. It also starts while a file is being loaded, whose rows
 * can't be seen yet.
 */
export async function completeByApplication(
  transaction: Database,
  { applicationId, exchangeIds }: ApplicationIds,
  by: string | null,
): Promise<void> {
  if (!(await tryUploadLock(transaction))) return startCompletingOnce(transaction, by);
  const [found] = await rowsOf(
    transaction,
    sql`select from incomplete_policies
      where coalesce(identifier_key(exchange_id), identifier_key(policy_number)) in (
        select identifier_key(id) from unnest(${sql.param(exchangeIds)}::text[]) id
      ) or identifier_key(application_id) = identifier_key(${applicationId}) limit 1`,
  );
  if (found) await startCompleting(transaction, by);
}

/**
 * Starts the job if an incomplete policy names an agent whom it didn't find before. It also starts while a file is being
 * loaded, whose rows can't be seen yet.
 */
export async function completeByAgents(transaction: Database, by: string | null): Promise<void> {
  if ((await tryUploadLock(transaction)) && (await findNamedAgents(transaction)).length === 0) return;
  await startCompleting(transaction, by);
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
  await assignNamedAgents(transaction);
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
