import { getTableName } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { undoUnless } from "../db/undo-unless.ts";
import { JobStoppedError, type ReportStepProgress } from "../jobs/job-kind.ts";
import type { RowResult } from "../row-results/row-result.ts";
import { lineList } from "./line-list.ts";
import { rejectedMessage } from "./messages.ts";
import { packResults } from "./results/pack-results.ts";
import { storeResults } from "./results/store-results.ts";
import type { LoadLines, ReadFile, UploadKind } from "./upload-kind.ts";
import type { Upload } from "./upload-tables.ts";
import { lockUpload, saveUpload } from "./uploads.ts";

/** A file whose staged lines can be loaded. */
export interface LinesToLoad<Row extends Upload> extends ReadFile<Row> {
  readonly load: LoadLines<Row>;
}

/**
 * Loads the staged lines of a file. If what is stored shows some to be wrong and the file is refused as a whole, nothing
 * is loaded.
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
  const { loaded, results } = await undoUnless(
    transaction,
    async (part) => {
      const loaded = await file.load(part, reach);
      const { leftOut, results } = loaded;
      const isRefused = file.refusesFile && leftOut.some(wasRefused);
      return {
        loaded,
        results: isRefused ? undefined : await packResults(file, { leftOut, loaded: results }),
      };
    },
    ({ results }) => results !== undefined,
  );
  const { leftOut, counts, message, audited } = loaded;
  const found = withRefused(file.found, leftOut);
  if (!results) return refuseFile(transaction, kind, upload, { ...file, found }, leftOut);
  await storeResults(transaction, { ...upload, kind: kind.kind }, results);
  await recordAudit(transaction, {
    category: "upload",
    createdBy: upload.createdBy,
    data1: `${getTableName(kind.table)}/${upload.id}`,
    data2: JSON.stringify(audited.counts),
    result: audited.result,
  });
  return saveUpload(transaction, kind.table, upload, {
    ...found,
    ...counts,
    state: "Loaded",
    message,
    finishedDate: new Date(),
  });
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
  await storeResults(transaction, { ...upload, kind }, await packResults(file, { leftOut }));
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
