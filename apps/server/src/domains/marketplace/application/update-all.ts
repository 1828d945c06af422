import { endpoints } from "@portico/contract";
import { filtersSchema } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { marketplaceApplications as applications } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import { type JobKind, JobRejectedError, jobHandler } from "../../../jobs/job-kind.ts";
import { startJob } from "../../../jobs/start-job.ts";
import type { BoundList } from "../../../lists/list.ts";
import { visibleRows } from "../../../lists/row-set.ts";
import { selectIds } from "../../../lists/select-ids.ts";
import type { Services } from "../../../services/services.ts";
import { refetch } from "./refetch.ts";
import { type Wait, waitForLimit } from "./wait-for-limit.ts";

/** The maximum number of applications that one job fetches. */
const maxApplications = 5_000;
const figure = (count: number) => count.toLocaleString("en-US");
const filters = filtersSchema(endpoints["application.list"]);

const updateJob: JobKind<{ ids: string[] }> = {
  kind: "application.update",
  input: z.strictObject({ ids: z.array(z.string()).max(maxApplications) }),
};

/**
 * Starts the job that fetches all matching applications again.
 * @throws Failure 422 if there are none or too many
 */
export async function startUpdate(
  { database }: Services,
  list: BoundList,
  caller: Caller,
  { body, once }: Pick<RequestOf<"application.updateAll">, "body" | "once">,
) {
  const rows = visibleRows(list, caller, { filters: filters.parse(body) });
  const { count, ids } = await selectIds(database, rows, maxApplications);
  if (count === 0) throw validationFailure("body", { "": ["No application matches the filters."] });
  if (ids.length === 0) {
    throw validationFailure("body", {
      "": [`Up to ${figure(maxApplications)} applications can be updated at once. Use the filters.`],
    });
  }
  return once(database, (transaction) =>
    startJob(transaction, updateJob, { input: { ids: [...ids] }, startedBy: caller.userId }),
  );
}

/**
 * Fetches applications again, one after the other. Those that fail are counted.
 * @param wait waits while the Marketplace's limit is used up
 * @throws JobRejectedError if all of them fail
 */
export function updateHandler(services: Services, wait?: Wait) {
  const { database } = services;
  return jobHandler(updateJob, async ({ input: { ids }, startedBy, stepsDone, progress }) => {
    await progress.setTotal(ids.length);
    let failed = 0;
    let reason: string | undefined;
    for (const id of ids.slice(stepsDone)) {
      const [stored] = await database
        .select()
        .from(applications)
        .where(eq(applications.exchangeAssignedId, id));
      try {
        if (stored)
          await waitForLimit(() => refetch(services, { userId: startedBy }, stored), { progress, wait });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        failed += 1;
        reason = error.message;
      }
      await progress.runStep(async () => {});
    }
    const updated = ids.length - failed;
    const outcome = {
      message: [
        `${figure(updated)} of ${figure(ids.length)} applications updated.`,
        reason !== undefined && `The last failure: ${reason}`,
      ]
        .filter((part) => part !== false)
        .join(" "),
      result: { updated, failed },
    };
    if (updated === 0 && reason !== undefined) throw new JobRejectedError({ ...outcome, message: reason });
    return outcome;
  });
}
