import * as z from "zod";
import { type JobHandler, type JobKind, jobHandler } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { refreshTracking } from "../tracking/refresh-tracking.ts";
import { trackingOfLoad } from "../tracking/tracking-selectors.ts";
import { findLoad } from "./load/loads.ts";

/** The job that updates the tracking of the policies of a deleted statement. */
export const deletionTrackingJob: JobKind<{ loadId: string }> = {
  kind: "statements.deletionTracking",
  input: z.strictObject({ loadId: z.uuid() }),
};

/** Updates tracking after a statement was deleted. It can be repeated. */
export function deletionTrackingHandler(parts: Pick<Services, "database" | "clock">): JobHandler {
  return jobHandler(deletionTrackingJob, async ({ input: { loadId } }) => {
    const load = await findLoad(parts.database, loadId);
    if (load) await refreshTracking(parts, await trackingOfLoad(parts.database, load));
    return { message: "Tracking is up to date." };
  });
}
