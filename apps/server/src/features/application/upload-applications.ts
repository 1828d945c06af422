import type { UploadOutcome } from "@portico/contract";
import { maxApplicationText } from "@portico/contract/features/application";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Caller, signedIn } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import {
  agents,
  marketplaceApplications as applications,
  applicationUploads,
  contacts,
  jobs,
  users,
} from "../../db/schema/index.ts";
import type { ApplicationOutcome } from "../../db/schema/marketplace.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { chooseLayout } from "../../file-layouts/choose-layout.ts";
import { fileReadingOf } from "../../file-uploads/file-reading.ts";
import { requireChoices } from "../../file-uploads/require-choices.ts";
import { readStateLookup } from "../../file-values/state.ts";
import type { RequestOf } from "../../http/handler.ts";
import { fileTooLarge } from "../../http/multipart.ts";
import { type JobKind, JobRejectedError, jobHandler } from "../../jobs/job-kind.ts";
import { startJob } from "../../jobs/start-job.ts";
import type { Services } from "../../services/services.ts";
import { kindOf } from "../../table-files/file-kind.ts";
import { oneChunk } from "../../table-files/one-chunk.ts";
import { npnOf } from "./create-consumer.ts";
import { hasApplicationId } from "./find-application.ts";
import { readApplicationFile } from "./read-application-file.ts";
import { storeApplication } from "./store-application.ts";
import { type Wait, waitForLimit } from "./wait-for-limit.ts";

/** The job's ID is the upload's. */
const uploadJob: JobKind<{ rows: number }> = {
  kind: "application.upload",
  input: z.strictObject({ rows: z.number().int().min(0) }),
};

/** Rows that are fetched and then stored together. */
const rowsPerStep = 20;

/** Reads a file of application IDs and starts the job that fetches them. */
export async function acceptApplicationFile(services: Services, request: RequestOf<"application.upload">) {
  const { userId } = signedIn(request.caller);
  const { bytes } = request.file;
  if (kindOf(bytes) === "text" && bytes.length > maxApplicationText)
    throw fileTooLarge({ maxBytes: maxApplicationText });
  await requireChoices(oneChunk(bytes), request.query);
  const { layout } = await chooseLayout(services.database, {
    kind: "applications",
    open: async () => oneChunk(bytes),
    query: request.query,
  });
  const rows = await readApplicationFile(bytes, {
    ...fileReadingOf(request.query),
    layout,
    findState: await readStateLookup(services.database),
  });
  return request.once(services.database, async (transaction) => {
    const started = await startJob(transaction, uploadJob, {
      input: { rows: rows.length },
      startedBy: userId,
    });
    await transaction.insert(applicationUploads).values({
      id: started.jobId,
      overwrites: request.body.overwrite === "true",
      rows,
      createdBy: userId,
    });
    await recordAudit(transaction, {
      category: "upload",
      createdBy: userId,
      data1: `application_uploads/${started.jobId}`,
      result: "created",
    });
    return started;
  });
}

/**
 * Fetches the applications of an uploaded file, and stores what happened with each row.
 * @param wait waits while the Marketplace's limit is used up
 */
export function uploadHandler(services: Services, wait?: Wait) {
  const { database, marketplace, clock } = services;
  return jobHandler(uploadJob, async ({ id, startedBy, stepsDone, progress }) => {
    const [upload] = await database.select().from(applicationUploads).where(eq(applicationUploads.id, id));
    if (!upload) throw new JobRejectedError({ message: "The upload is gone. Upload the file again." });
    await progress.setTotal(upload.rows.length);
    const seller = startedBy === null ? null : await agentOfUser(database, startedBy);
    const agentNpn = await npnOf(database, seller);
    let rows = upload.rows;
    for (let from = stepsDone; from < rows.length; from += rowsPerStep) {
      const some = rows.slice(from, from + rowsPerStep);
      const fetched = await Promise.all(some.map((row) => fetchRow(row)));
      await progress.runStep(async (transaction) => {
        const ids = fetched.flatMap(({ raw }) => raw?.exchangeAssignedId ?? []);
        await lockLimit(transaction, "applications", ...ids);
        for (const { raw } of fetched) {
          if (raw)
            await storeApplication(transaction, raw, {
              by: startedBy,
              now: clock.now(),
              agentSaleId: seller,
            });
        }
        rows = [...rows.slice(0, from), ...fetched.map(({ row }) => row), ...rows.slice(from + rowsPerStep)];
        await transaction.update(applicationUploads).set({ rows }).where(eq(applicationUploads.id, id));
      }, some.length);
    }
    const counts = countOutcomes(rows);
    const loaded = counts.added + counts.updated;
    return {
      message: `${rows.length} rows read: ${counts.added} added, ${counts.updated} updated, ${rows.length - loaded} not loaded.`,
    };

    async function fetchRow(
      row: ApplicationOutcome,
    ): Promise<{ row: ApplicationOutcome; raw?: MarketplaceApplication }> {
      if (row.outcome !== null) return { row };
      const [known] = await database
        .select({ id: applications.id })
        .from(applications)
        .where(hasApplicationId(row.applicationId));
      if (known && upload?.overwrites !== true)
        return {
          row: { ...row, outcome: "exists", reason: "It was loaded before, and overwriting is off." },
        };
      try {
        const raw = await waitForLimit(
          () => marketplace.applications.fetch(row.applicationId, { state: row.state, agentNpn }),
          { progress, wait },
        );
        if (!raw)
          return {
            row: {
              ...row,
              outcome: "notFound",
              reason: "The Marketplace has no such application in this state.",
            },
          };
        return { row: { ...row, outcome: known ? "updated" : "added" }, raw };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return { row: { ...row, outcome: "failed", reason: error.message } };
      }
    }
  });
}

/** The agent linked to a user. */
async function agentOfUser(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: agents.id })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(agents, eq(agents.contactId, contacts.id))
    .where(eq(users.id, userId));
  return found?.id ?? null;
}

/**
 * What happened with each row of a file of the caller.
 * @throws Failure 404 if the caller has no such upload
 */
export async function readUploadOutcomes(database: Database, { userId }: Caller, id: string) {
  const [found] = await database
    .select({ rows: applicationUploads.rows, state: jobs.state })
    .from(applicationUploads)
    .innerJoin(jobs, eq(jobs.id, applicationUploads.id))
    .where(and(eq(applicationUploads.id, id), eq(applicationUploads.createdBy, userId)));
  if (!found) throw notFound("This upload");
  const states = {
    queued: "waiting",
    running: "loading",
    done: "done",
    failed: "failed",
    cancelled: "cancelled",
  } as const;
  return {
    state: states[found.state],
    counts: countOutcomes(found.rows),
    rows: found.rows.flatMap(({ line, applicationId, outcome, reason }) =>
      outcome === null ? [] : [{ line, applicationId, outcome, reason }],
    ),
  };
}

function countOutcomes(rows: readonly ApplicationOutcome[]): Record<UploadOutcome, number> {
  const counts = {
    added: 0,
    updated: 0,
    exists: 0,
    duplicate: 0,
    invalid: 0,
    notFound: 0,
    failed: 0,
    skipped: 0,
  };
  for (const { outcome } of rows) if (outcome !== null) counts[outcome] += 1;
  return counts;
}
