import { updateAudited } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import { policyUploads } from "../../db/schema/index.ts";
import type { JobOutcome } from "../../jobs/job-kind.ts";

/** An upload as stored. */
export type Upload = typeof policyUploads.$inferSelect;

/** The columns of an upload that change while it is processed. */
type UploadProgress = Partial<
  Pick<
    Upload,
    | "state"
    | "message"
    | "readRows"
    | "newRows"
    | "changedRows"
    | "unchangedRows"
    | "refusedRows"
    | "problems"
    | "warningRows"
    | "warnings"
    | "finishedDate"
    | "fileKey"
  >
>;

/** Stores an upload's progress or result. */
export function saveUpload(
  database: Database,
  { id, createdBy }: Pick<Upload, "id" | "createdBy">,
  set: UploadProgress & { readonly state: Upload["state"] },
): Promise<Upload> {
  return updateAudited(database, {
    table: policyUploads,
    id,
    set,
    by: createdBy,
    category: "upload",
    result: set.state.toLowerCase(),
    label: "This upload",
  });
}

/** The maximum number of problems, and of warnings, in the job's result. The upload has all. */
const maxReportedProblems = 50;

/** The result for the user who started an upload. */
export function outcomeOf(upload: Upload): JobOutcome {
  const { id, state, message, problems, warnings } = upload;
  const { readRows, newRows, changedRows, unchangedRows, refusedRows, warningRows } = upload;
  return {
    message: message ?? "",
    result: {
      uploadId: id,
      state,
      readRows,
      newRows,
      changedRows,
      unchangedRows,
      refusedRows,
      warningRows,
      problems: problems.slice(0, maxReportedProblems),
      warnings: warnings.slice(0, maxReportedProblems),
    },
  };
}

/** The result of a loaded file as a sentence. */
export function loadedMessage({
  readRows,
  newRows,
  changedRows,
  unchangedRows,
  warningRows,
}: Record<"readRows" | "newRows" | "changedRows" | "unchangedRows" | "warningRows", number>): string {
  const older = readRows - newRows - changedRows - unchangedRows;
  const passedOver = older === 0 ? "" : `, ${amount(older)} skipped because a newer row exists`;
  return `${rows(readRows)} read: ${amount(newRows)} new, ${amount(changedRows)} changed, ${amount(unchangedRows)} unchanged${passedOver}.${warned(warningRows)}`;
}

function warned(warningRows: number): string {
  if (warningRows === 0) return "";
  const [have, their] =
    warningRows === 1 ? ["has a warning", "its agent"] : ["have warnings", "their agents"];
  return ` ${rows(warningRows)} ${have}: ${their} couldn't be determined.`;
}

/** Why nothing of a file was loaded, as a sentence. */
export function rejectedMessage({
  readRows,
  refusedRows,
}: Record<"readRows" | "refusedRows", number>): string {
  const refused = readRows === 0 ? "the file" : `${amount(refusedRows)} of ${rows(readRows)}`;
  return `Nothing was imported: ${refused} can't be imported. Fix the errors below, then upload again.`;
}

function rows(count: number): string {
  return count === 1 ? "1 row" : `${amount(count)} rows`;
}

function amount(count: number): string {
  return count.toLocaleString("en-US");
}
