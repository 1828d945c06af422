import type { UploadKindName } from "@portico/contract";
import { getTableName, sql } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { JobStoppedError, type Progress, type ReportStepProgress } from "../jobs/job-kind.ts";
import type { FileHeader, RowResult } from "../row-results/row-result.ts";
import type { Services } from "../services/services.ts";
import { contentOf } from "./content-of.ts";
import type { FileReading } from "./file-reading.ts";
import { rejectedMessage } from "./messages.ts";
import { createProgressMeter, type LoadRun, type ProgressMeter, steps } from "./progress-meter.ts";
import type { LoggedRows } from "./results/row-log.ts";
import { storeResults } from "./results/store-results.ts";
import type { Upload, UploadTable, UploadTables } from "./upload-tables.ts";
import { lockUpload, removeStagedLines, saveUpload } from "./uploads.ts";

/** Runs work in a transaction, and reports how much of the file was read. */
export type Stage = (work: (transaction: Database) => Promise<void>) => Promise<void>;

/** The result of reading a file. */
export interface ReadFile<Row extends Upload> {
  /** The counts and lists to store with the upload. */
  readonly found: Partial<Row> & { readonly readRows: number; readonly refusedRows: number };
  readonly rows: LoggedRows;
  readonly header: FileHeader | undefined;
  /**
   * Loads the staged lines. Not called if a line was refused. Undefined if the header can't be read.
   * @throws ReadAgainError if the lines must be read again
   */
  readonly load: LoadLines<Row> | undefined;
}

/** Writes the staged lines in a transaction whose author is set. */
type LoadLines<Row extends Upload> = (
  transaction: Database,
  reach: ReportStepProgress,
) => Promise<LoadedFile<Row>>;

/** The result of loading a file. */
export interface LoadedFile<Row extends Upload> {
  /** The counts and lists to store with the upload. */
  readonly counts: Partial<Row>;
  /** What happened with each line, in order. Read within the transaction. */
  readonly results: AsyncIterable<RowResult>;
  readonly message: string;
  /** The audit event's result and counts. */
  readonly audited: { readonly result: string; readonly counts: Readonly<Record<string, unknown>> };
}

/** The content of a file, and what a person chose about it. */
export interface FileToRead {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly reading: FileReading;
}

/** A kind of upload. */
export interface UploadKind<Row extends Upload> extends UploadTables<Row> {
  readonly kind: UploadKindName;
  /** Reads a file and stages its lines. */
  readonly read: (upload: Row, file: FileToRead, stage: Stage) => Promise<ReadFile<Row>>;
  /** Runs after the file was loaded, as a part of its job. It is repeated if the process dies. */
  readonly afterwards?: (upload: Row) => Promise<unknown>;
}

/** What loading depends on. */
export type LoadParts = Pick<Services, "database" | "storage">;

/** What the lines refer to changed while the file was read. */
export class ReadAgainError extends Error {
  override name = "ReadAgainError";
}

/** How many times a file is read before the upload fails. */
const maxReadings = 5;

/**
 * Reads a whole file and stages its lines. If none was rejected, loads them in one transaction.
 * @returns the upload after the run, Loaded or Refused
 */
export async function loadUpload<Row extends Upload>(
  parts: LoadParts,
  kind: UploadKind<Row>,
  upload: Row,
  run: LoadRun,
): Promise<Row> {
  const { database } = parts;
  await run.progress.setTotal(steps);
  if (upload.state === "Waiting") await saveUpload(database, kind.table, upload, { state: "Loading" });
  // Lines staged by a run that died are read again.
  else await removeStagedLines(database, kind.lines, upload.id);
  let { doneBefore } = run;
  for (let reading = 1; ; reading++) {
    const meter = createProgressMeter({ ...run, doneBefore });
    try {
      return await readAndLoad(parts, kind, upload, { reading: run.reading, progress: run.progress, meter });
    } catch (error) {
      if (!(error instanceof ReadAgainError) || reading === maxReadings) throw error;
      await removeStagedLines(database, kind.lines, upload.id);
      doneBefore = meter.reported();
    }
  }
}

interface Reporting extends Pick<LoadRun, "reading"> {
  readonly progress: Progress;
  readonly meter: ProgressMeter;
}

/** @throws ReadAgainError if nothing was loaded because the file must be read again */
async function readAndLoad<Row extends Upload>(
  { database, storage }: LoadParts,
  kind: UploadKind<Row>,
  upload: Row,
  { reading, progress, meter }: Reporting,
): Promise<Row> {
  const content = await contentOf(storage, upload.fileKey);
  const file = await kind.read(upload, { bytes: meter.count(content), reading }, meter.step);
  const { found, load } = file;
  const owner = { ...upload, kind: kind.kind };
  if (found.refusedRows > 0 || !load) {
    return database.transaction(async (transaction) => {
      await storeResults(transaction, owner, file);
      return saveUpload(transaction, kind.table, upload, {
        ...found,
        state: "Refused",
        message: rejectedMessage(found),
        finishedDate: new Date(),
      });
    });
  }
  await database.execute(sql`analyze ${kind.lines}`);
  let loaded = upload;
  await progress.runStep(async (transaction, reach) => {
    loaded = await loadLines(transaction, kind.table, upload, {
      found,
      load: async () => {
        const result = await load(transaction, reach);
        await storeResults(transaction, owner, { ...file, loaded: result.results });
        return result;
      },
    });
  }, steps - meter.reported());
  return loaded;
}

async function loadLines<Row extends Upload>(
  transaction: Database,
  table: UploadTable<Row>,
  upload: Row,
  { found, load }: Pick<ReadFile<Row>, "found"> & { readonly load: () => Promise<LoadedFile<Row>> },
): Promise<Row> {
  // Locked until the end, so that only one of two runs loads it.
  const now = await lockUpload(transaction, table, upload.id);
  if (now?.state !== "Loading") throw new JobStoppedError("overtaken");
  await setAuthor(transaction, upload.createdBy);
  const { counts, message, audited } = await load();
  await recordAudit(transaction, {
    category: "upload",
    createdBy: upload.createdBy,
    data1: `${getTableName(table)}/${upload.id}`,
    data2: JSON.stringify(audited.counts),
    result: audited.result,
  });
  return saveUpload(transaction, table, upload, {
    ...found,
    ...counts,
    state: "Loaded",
    message,
    finishedDate: new Date(),
  });
}
