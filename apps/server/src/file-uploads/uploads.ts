import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { requireRow, updateAudited } from "../audit/write-row.ts";
import type { Database, Row } from "../db/database.ts";
import type { JobOutcome } from "../jobs/job-kind.ts";
import type { LineTable, Upload, UploadedFile, UploadTable } from "./upload-tables.ts";

/** Reads an upload. */
export async function findUpload<Found extends UploadedFile>(
  database: Database,
  table: UploadTable<Found>,
  id: string,
): Promise<Found | undefined> {
  const [row]: Row[] = await database.select().from<PgTable>(table).where(eq(table.id, id));
  return row && requireRow(row, table);
}

/** Locks an upload until the transaction ends. Waits for another run that is loading it. */
export async function lockUpload<Found extends UploadedFile>(
  transaction: Database,
  table: UploadTable<Found>,
  id: string,
): Promise<Found | undefined> {
  const [row]: Row[] = await transaction.select().from<PgTable>(table).where(eq(table.id, id)).for("update");
  return row && requireRow(row, table);
}

/** Stores an upload's progress or result. */
export function saveUpload<Saved extends UploadedFile>(
  database: Database,
  table: UploadTable<Saved>,
  { id, createdBy }: Pick<UploadedFile, "id" | "createdBy">,
  set: (Partial<Saved> | Partial<Upload>) & Pick<UploadedFile, "state">,
): Promise<Saved> {
  return updateAudited(database, {
    table,
    id,
    set,
    by: createdBy,
    category: "upload",
    result: set.state.toLowerCase(),
    label: "This upload",
  });
}

/** Whether an upload or load has a result: it is loaded, rejected, failed or canceled. */
export function isFinished({ state }: { readonly state: string }): boolean {
  return state !== "Waiting" && state !== "Loading";
}

/** Removes the staged lines of an upload, if there are any. */
export async function removeStagedLines(
  database: Database,
  lines: LineTable | undefined,
  uploadId: string,
): Promise<void> {
  if (lines) await database.delete(lines).where(eq(lines.uploadId, uploadId));
}

/** The result for the user who started an upload: its message, counts and lists. */
export function outcomeOf({ id, version: _, state, message, ...columns }: Upload): JobOutcome {
  const reported = Object.entries(columns).filter(
    ([, value]: [string, unknown]) => typeof value === "number" || Array.isArray(value),
  );
  return { message: message ?? "", result: { uploadId: id, state, ...Object.fromEntries(reported) } };
}
