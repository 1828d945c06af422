import type { UploadKindName } from "@portico/contract";
import { insertAudited } from "../audit/write-row.ts";
import type { Database } from "../db/database.ts";
import { Failure, notFound } from "../errors/failure.ts";
import type { StartedJob } from "../http/send-result.ts";
import { startJob } from "../jobs/start-job.ts";
import { uploadJob } from "./upload-job.ts";
import { allUploadTables, type UploadedFile, type UploadTables } from "./upload-tables.ts";
import { findUpload, lockUpload, saveUpload } from "./uploads.ts";

/** A dry run and the user who confirms it. */
export interface Confirmation {
  readonly kind: UploadKindName;
  /** The ID of the dry run. */
  readonly id: string;
  /** A user's ID. */
  readonly by: string;
}

/**
 * Starts the upload that a dry run showed. It takes over the file.
 * @throws Failure 404 if the user has no such dry run, 409 if it can't be confirmed
 */
export async function confirmUpload(
  transaction: Database,
  { kind, id, by }: Confirmation,
): Promise<StartedJob> {
  const { table, chosen, requireConfirmable } = tablesOf(kind);
  const found = await findUpload(transaction, table, id);
  if (found?.createdBy === by) await requireConfirmable?.(transaction, id);
  const dryRun = await lockUpload(transaction, table, id);
  if (!dryRun?.isDryRun || dryRun.createdBy !== by) throw notFound("The dry run");
  if (dryRun.state !== "Checked") throw new Failure(409, reasons[dryRun.state]);
  const job = uploadJob(kind);
  const input = job.input.parse(dryRun.jobInput);
  const started = await startJob(transaction, job, { input, startedBy: by });
  const { fileName, fileKey, fingerprint, jobInput } = dryRun;
  const values: Record<string, unknown> = dryRun;
  await insertAudited(transaction, {
    table,
    values: {
      ...Object.fromEntries(chosen.map((name) => [name, values[name]])),
      ...{ id: started.jobId, fileName, fileKey, fingerprint, jobInput },
      state: "Waiting",
      createdBy: by,
    },
    by,
    category: "upload",
    result: "confirmed",
  });
  await saveUpload(transaction, table, dryRun, { state: "Confirmed", fileKey: null });
  return started;
}

/** Why a dry run can't be confirmed, by its state. */
const reasons = {
  Waiting: "The file is still being checked.",
  Loading: "The file is still being checked.",
  Loaded: "This was already loaded.",
  Confirmed: "This was already confirmed.",
  Refused: "The file has errors, so it can't be loaded. Fix them, then upload it again.",
  Failed: "The file couldn't be checked. Upload it again.",
  Cancelled: "The check was canceled. Upload the file again.",
  Expired: "The check has expired. Upload the file again.",
  Deleted: "This was already loaded.",
} as const satisfies Record<Exclude<UploadedFile["state"], "Checked">, string>;

function tablesOf(kind: UploadKindName): UploadTables {
  const tables = allUploadTables.find((each) => each.kind === kind);
  if (!tables) throw notFound("The dry run");
  return tables;
}
