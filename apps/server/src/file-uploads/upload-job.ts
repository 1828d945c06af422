import * as z from "zod";
import type { Database } from "../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../db/database-errors.ts";
import { Failure } from "../errors/failure.ts";
import {
  type JobHandler,
  type JobKind,
  type JobOutcome,
  JobRejectedError,
  JobStoppedError,
  jobHandler,
} from "../jobs/job-kind.ts";
import { type LoadParts, loadUpload, type UploadKind } from "./load-upload.ts";
import type { Upload, UploadTables } from "./upload-tables.ts";
import { findUpload, isFinished, lockUpload, outcomeOf, removeStagedLines, saveUpload } from "./uploads.ts";

/** The job that reads and loads an uploaded file. The job's ID is the upload's. */
export type UploadJob = JobKind<{ bytes: number }>;

/** Declares the job of a kind of upload: "policies.upload". */
export function uploadJob(kind: string): UploadJob {
  return { kind, input: z.strictObject({ bytes: z.number().int().min(0) }) };
}

/** Loads a file in one transaction, or nothing. */
export function uploadJobHandler<Row extends Upload>(
  parts: LoadParts,
  job: UploadJob,
  kind: UploadKind<Row>,
): JobHandler {
  const { database, storage } = parts;
  return {
    ...jobHandler(job, async ({ id, input: { bytes }, stepsDone: doneBefore, progress }) => {
      const upload = await findUpload(database, kind.table, id);
      if (!upload) throw new Failure(404, "This upload no longer exists.");
      const finished = isFinished(upload)
        ? upload
        : await loadUpload(parts, kind, upload, { bytes, doneBefore, progress }).catch((error: unknown) =>
            recordFailure(parts, kind, upload, error),
          );
      await removeContent(parts, kind, finished);
      if (finished.state === "Loaded") await kind.afterwards?.({ ...upload, ...finished });
      return toJobOutcome(finished);
    }),
    cleanUp: async (transaction, id, state) => {
      const upload = await findUpload(transaction, kind.table, id);
      if (!upload || isFinished(upload)) return;
      const closed = await close(transaction, kind, upload, state);
      await removeContent({ database: transaction, storage }, kind, closed);
    },
  };
}

/**
 * Stores the result of an upload that failed or was canceled. An upload that is already loaded stays loaded, even if
 * it was canceled meanwhile.
 * @throws errors after which the job must be retried, and unexpected errors
 */
async function recordFailure(
  { database, storage }: LoadParts,
  tables: UploadTables,
  { id }: Upload,
  error: unknown,
): Promise<Upload> {
  if (isDatabaseUnavailable(error)) throw error;
  if (error instanceof JobStoppedError && error.reason !== "cancelled") {
    const upload = await findUpload(database, tables.table, id);
    if (upload && isFinished(upload)) return upload;
    throw error;
  }
  const upload = await database.transaction(async (transaction) => {
    const locked = await lockUpload(transaction, tables.table, id);
    if (!locked || isFinished(locked)) return locked;
    return close(transaction, tables, locked, reasonOf(error));
  });
  if (!upload) throw error;
  if (upload.state !== "Failed") return upload;
  await removeContent({ database, storage }, tables, upload);
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

function close(
  database: Database,
  { table }: UploadTables,
  upload: Upload,
  reason: keyof typeof closings,
): Promise<Upload> {
  return saveUpload(database, table, upload, { ...closings[reason], finishedDate: new Date() });
}

/** Removes the file and the staged lines of a finished upload. */
async function removeContent(
  { database, storage }: LoadParts,
  { lines }: UploadTables,
  { id, fileKey }: Upload,
): Promise<void> {
  await removeStagedLines(database, lines, id);
  if (fileKey !== null) await storage.remove(fileKey);
}

/** @throws JobRejectedError if nothing was loaded, JobStoppedError if the user canceled it */
function toJobOutcome(upload: Upload): JobOutcome {
  if (upload.state === "Loaded") return outcomeOf(upload);
  if (upload.state === "Cancelled") throw new JobStoppedError("cancelled");
  throw new JobRejectedError(outcomeOf(upload));
}
