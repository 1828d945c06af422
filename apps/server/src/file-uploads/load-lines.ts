import { createHash } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { undoUnless } from "../db/undo-unless.ts";
import { JobStoppedError, type ReportStepProgress } from "../jobs/job-kind.ts";
import type { RowResult } from "../row-results/row-result.ts";
import { lineList } from "./line-list.ts";
import { changedSince, paragraphs, rejectedMessage } from "./messages.ts";
import { packResults } from "./results/pack-results.ts";
import { dryRunEnd, storeResults } from "./results/store-results.ts";
import type { LoadLines, ReadFile, UploadKind } from "./upload-kind.ts";
import type { Upload } from "./upload-tables.ts";
import { lockUpload, saveUpload } from "./uploads.ts";

/** A file whose staged lines can be loaded. */
export interface LinesToLoad<Row extends Upload> extends ReadFile<Row> {
  readonly load: LoadLines<Row>;
}

/**
 * Loads the staged lines of a file. The same is done and undone if it is only a dry run, if its result is not the one that
 * was confirmed, and if what is stored shows a line to be wrong and the file is refused as a whole.
 * @throws JobStoppedError if another run loaded them
 */
export async function loadLines<Row extends Upload>(
  transaction: Database,
  kind: Pick<UploadKind<Row>, "kind" | "table">,
  upload: Row,
  file: LinesToLoad<Row>,
  reach: ReportStepProgress,
): Promise<Row> {
  // Locked until the end, so that only one of two runs loads it.
  const now = await lockUpload(transaction, kind.table, upload.id);
  if (now?.state !== "Loading") throw new JobStoppedError("overtaken");
  await setAuthor(transaction, upload.createdBy);
  const attempt = await undoUnless(
    transaction,
    (part) => attemptLoad(part, file, reach),
    ({ results }) => results !== undefined && isWanted(upload, results.fingerprint),
  );
  const { leftOut, counts, message, audited, loaded } = attempt.loaded;
  const found = withRefused(file.found, leftOut);
  const { results } = attempt;
  if (!results) return refuseFile(transaction, kind, upload, { ...file, found }, leftOut);
  const result = { ...found, ...counts, finishedDate: new Date() };
  if (!isWanted(upload, results.fingerprint)) {
    const { fingerprint } = results;
    const dryRun = { isDryRun: true, fingerprint, expiresDate: dryRunEnd() };
    await storeResults(transaction, { ...upload, kind: kind.kind, isDryRun: true }, results.stored);
    return saveUpload(transaction, kind.table, upload, {
      ...result,
      ...dryRun,
      state: "Checked",
      message: upload.isDryRun ? message : paragraphs(changedSince, message),
    });
  }
  await storeResults(transaction, { ...upload, kind: kind.kind }, results.stored);
  await recordAudit(transaction, {
    category: "upload",
    createdBy: upload.createdBy,
    data1: `${getTableName(kind.table)}/${upload.id}`,
    data2: JSON.stringify(audited.counts),
    result: audited.result,
  });
  return saveUpload(transaction, kind.table, upload, {
    ...result,
    ...loaded,
    ...(file.steps ? { state: "Loading", finishedDate: null } : { state: "Loaded", message }),
  });
}

/** Whether a result is to be kept: it is not that of a dry run, and the one that was confirmed, if any was. */
function isWanted({ isDryRun, fingerprint }: Upload, found: string): boolean {
  return !isDryRun && (fingerprint === null || fingerprint === found);
}

/** Loads the staged lines. Without results if the file is refused. */
async function attemptLoad<Row extends Upload>(
  transaction: Database,
  file: LinesToLoad<Row>,
  reach: ReportStepProgress,
) {
  const loaded = await file.load(transaction, reach);
  const { leftOut, results } = loaded;
  if (file.refusesFile && leftOut.some(wasRefused)) return { loaded, results: undefined };
  const { stored, fingerprint: ofResults } = await packResults(file, { leftOut, loaded: results });
  const parts = [file.fingerprint, loaded.fingerprint, ofResults];
  const fingerprint = createHash("sha256").update(parts.join(" ")).digest("base64");
  return { loaded, results: { stored, fingerprint } };
}

/**
 * Stores why nothing of a file is loaded.
 * @param leftOut the lines that were left out after reading
 */
export async function refuseFile<Row extends Upload>(
  transaction: Database,
  { kind, table }: Pick<UploadKind<Row>, "kind" | "table">,
  upload: Row,
  file: Pick<ReadFile<Row>, "found" | "rows" | "header">,
  leftOut: readonly RowResult[] = [],
): Promise<Row> {
  const { stored } = await packResults(file, { leftOut });
  await storeResults(transaction, { ...upload, kind }, stored);
  return saveUpload(transaction, table, upload, {
    ...file.found,
    state: "Refused",
    message: rejectedMessage(file.found),
    finishedDate: new Date(),
  });
}

function withRefused<Row extends Upload>(
  found: ReadFile<Row>["found"],
  leftOut: readonly RowResult[],
): ReadFile<Row>["found"] {
  const refused = leftOut.filter(wasRefused).map(({ line, reason = "" }) => ({ line, reason }));
  if (refused.length === 0) return found;
  return {
    ...found,
    refusedRows: found.refusedRows + refused.length,
    problems: lineList([...found.problems, ...refused]).first(),
  };
}

function wasRefused({ result }: RowResult): boolean {
  return result === "Refused";
}
