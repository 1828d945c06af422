import { endpoints } from "@portico/contract";
import { filtersSchema } from "@portico/contract/schemas/list-query";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import { marketplaceApplications as applications } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { RequestOf } from "../../http/handler.ts";
import { validationFailure } from "../../http/validation.ts";
import { type JobKind, jobHandler } from "../../jobs/job-kind.ts";
import { startJob } from "../../jobs/start-job.ts";
import type { BoundList } from "../../lists/list.ts";
import { visibleRows } from "../../lists/row-set.ts";
import { selectIds } from "../../lists/select-ids.ts";
import type { Services } from "../../services/services.ts";
import { refetch } from "./refetch.ts";

/** The maximum number of applications that one job fetches. */
const maxApplications = 5_000;
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
    const most = maxApplications.toLocaleString("en-US");
    throw validationFailure("body", {
      "": [`Up to ${most} applications can be updated at once. Use the filters.`],
    });
  }
  return once(database, (transaction) =>
    startJob(transaction, updateJob, { input: { ids: [...ids] }, startedBy: caller.userId }),
  );
}

/** Fetches applications again, one after the other. Those that fail are counted. */
export function updateHandler(services: Services) {
  const { database } = services;
  return jobHandler(updateJob, async ({ input: { ids }, startedBy, stepsDone, progress }) => {
    await progress.setTotal(ids.length);
    let failed = 0;
    for (const id of ids.slice(stepsDone)) {
      const [stored] = await database
        .select()
        .from(applications)
        .where(eq(applications.exchangeAssignedId, id));
      try {
        if (stored) await refetch(services, { userId: startedBy ?? "" }, stored);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        failed += 1;
      }
      await progress.runStep(async () => {});
    }
    const updated = ids.length - failed;
    return {
      message: `${updated} of ${ids.length} applications updated.`,
      result: { updated, failed },
    };
  });
}
