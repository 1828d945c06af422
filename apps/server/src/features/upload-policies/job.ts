import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../../db/database-errors.ts";
import { policyUploads } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import {
  type JobHandler,
  type JobKind,
  type JobOutcome,
  JobRejectedError,
  JobStoppedError,
  jobHandler,
} from "../../jobs/job-kind.ts";
import { type LoadParts, loadFile } from "./load-file.ts";
import { removeStagedLines } from "./stage-lines.ts";
import { outcomeOf, saveUpload, type Upload } from "./uploads.ts";

/** The job that reads and loads a policy file. The job's ID is the upload's. */
export const uploadJob: JobKind<{ bytes: number }> = {
  kind: "policies.upload",
  input: z.strictObject({ bytes: z.number().int().min(0) }),
};

/** What the job of an upload depends on. */
type UploadJobDependencies = Pick<LoadParts, "database" | "storage">;

/** Loads a policy file in one transaction, or nothing. */
export function uploadJobHandler(parts: LoadParts): JobHandler {
  const { database, storage } = parts;
  return {
    ...jobHandler(uploadJob, async ({ id, input: { bytes }, stepsDone: doneBefore, progress }) => {
      const upload = await findUpload(database, id);
      if (!upload) throw new Failure(404, "This upload no longer exists.");
      const over = isOver(upload)
        ? upload
        : await loadFile(parts, upload, { bytes, doneBefore, progress }).catch((error: unknown) =>
            recordFailure(parts, upload, error),
          );
      await removeContent(parts, over);
      return toJobOutcome(over);
    }),
    cleanUp: async (transaction, id, state) => {
      const upload = await findUpload(transaction, id);
      if (!upload || isOver(upload)) return;
      await removeContent({ database: transaction, storage }, await close(transaction, upload, state));
    },
  };
}

async function findUpload(database: Database, id: string): Promise<Upload | undefined> {
  const [upload] = await database.select().from(policyUploads).where(eq(policyUploads.id, id));
  return upload;
}

/** Locks an upload until the transaction ends. Waits for another run that is loading it. */
async function lockUpload(transaction: Database, id: string): Promise<Upload | undefined> {
  const [upload] = await transaction
    .select()
    .from(policyUploads)
    .where(eq(policyUploads.id, id))
    .for("update");
  return upload;
}

function isOver({ state }: Upload): boolean {
  return state !== "Waiting" && state !== "Loading";
}

/**
 * Stores the result of an upload that failed or was canceled. An upload that is already loaded stays loaded, even if
 * it was canceled meanwhile.
 * @throws errors after which the job must be retried, and unexpected errors
 */
async function recordFailure(
  { database, storage }: UploadJobDependencies,
  { id }: Upload,
  error: unknown,
): Promise<Upload> {
  if (isDatabaseUnavailable(error)) throw error;
  if (error instanceof JobStoppedError && error.reason !== "cancelled") {
    const upload = await findUpload(database, id);
    if (upload && isOver(upload)) return upload;
    throw error;
  }
  const upload = await database.transaction(async (transaction) => {
    const locked = await lockUpload(transaction, id);
    if (!locked || isOver(locked)) return locked;
    return close(transaction, locked, reasonOf(error));
  });
  if (!upload) throw error;
  if (upload.state !== "Failed") return upload;
  await removeContent({ database, storage }, upload);
  throw error;
}

const closings = {
  cancelled: { state: "Cancelled", message: "The upload was canceled. Nothing was imported." },
  failed: {
    state: "Failed",
    message: "The server couldn't finish the upload. Nothing was imported. Upload the file again.",
  },
  "disk full": {
    state: "Failed",
    message:
      "The server's disk is full. Nothing was imported. Try again later, or ask your administrator to free up space.",
  },
} as const;

function reasonOf(error: unknown): keyof typeof closings {
  if (error instanceof JobStoppedError) return "cancelled";
  return isDiskFull(error) ? "disk full" : "failed";
}

function close(database: Database, upload: Upload, reason: keyof typeof closings): Promise<Upload> {
  return saveUpload(database, upload, { ...closings[reason], finishedDate: new Date() });
}

/** Removes the file and the staged lines of a finished upload. */
async function removeContent(
  { database, storage }: UploadJobDependencies,
  { id, fileKey }: Upload,
): Promise<void> {
  await removeStagedLines(database, id);
  if (fileKey !== null) await storage.remove(fileKey);
}

/** @throws JobRejectedError if nothing was loaded, JobStoppedError if the user canceled it */
function toJobOutcome(upload: Upload): JobOutcome {
  if (upload.state === "Loaded") return outcomeOf(upload);
  if (upload.state === "Cancelled") throw new JobStoppedError("cancelled");
  throw new JobRejectedError(outcomeOf(upload));
}
