import * as z from "zod";
import type { Database } from "../../../db/database.ts";
import { type JobKind, jobHandler } from "../../../jobs/job-kind.ts";
import { startJob } from "../../../jobs/start-job.ts";
import { type RefreshParts, refreshTracking } from "./refresh-tracking.ts";
import { trackingOfRate } from "./tracking-selectors.ts";

const ratePeriod = z.strictObject({ agentId: z.uuid(), carrierId: z.uuid(), startDate: z.iso.date() });

/** An agent and carrier whose rate changed from a day on. */
type RatePeriod = z.output<typeof ratePeriod>;

const trackRatesJob: JobKind<{ rates: RatePeriod[] }> = {
  kind: "tracking.rates",
  input: z.strictObject({ rates: z.array(ratePeriod) }),
};

/** Tracks commissions again after rates changed. */
export function trackRatesHandler(parts: RefreshParts) {
  return jobHandler(trackRatesJob, async ({ input: { rates } }) => {
    await refreshTracking(parts, rates.flatMap(trackingOfRate));
    return { message: "Tracking is up to date." };
  });
}

/** Starts a job that tracks commissions with changed rates, if the transaction commits. */
export async function trackChangedRates(
  transaction: Database,
  changed: readonly (RatePeriod | undefined)[],
): Promise<void> {
  const rates = changed.flatMap((rate) =>
    rate ? [{ agentId: rate.agentId, carrierId: rate.carrierId, startDate: rate.startDate }] : [],
  );
  await startJob(transaction, trackRatesJob, { input: { rates }, startedBy: null });
}
