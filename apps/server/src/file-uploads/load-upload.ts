import type { UploadKindName } from "@portico/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Progress, ReportStepProgress } from "../jobs/job-kind.ts";
import type { FileHeader, RowResult } from "../row-results/row-result.ts";
import type { Services } from "../services/services.ts";
import { contentOf } from "./content-of.ts";
import type { FileReading } from "./file-reading.ts";
import { type LinesToLoad, loadLines, refuseFile } from "./load-lines.ts";
import { createProgressMeter, type LoadRun, type ProgressMeter, steps } from "./progress-meter.ts";
import type { LoggedRows } from "./results/row-log.ts";
import type { Upload, UploadTable, UploadTables } from "./upload-tables.ts";
import { removeStagedLines, saveUpload } from "./uploads.ts";

/** Runs work in a transaction, and reports how much of the file was read. */
export type Stage = (work: (transaction: Database) => Promise<void>) => Promise<void>;

/** The result of reading a file. */
export interface ReadFile<Row extends Upload> {
  /** The counts and lists to store with the upload. */
  readonly found: Partial<Row> & Pick<Upload, "problems"> & Record<"readRows" | "refusedRows", number>;
  readonly rows: LoggedRows;
  readonly header: FileHeader | undefined;
  /** Whether one refused row refuses the whole file, or only itself. */
  readonly refusesFile: boolean;
  /**
   * Loads the staged lines. Undefined if the file is refused.
   * @throws ReadAgainError if the lines must be read again
   */
  readonly load: LoadLines<Row> | undefined;
}

/** Writes the staged lines in a transaction whose author is set. */
export type LoadLines<Row extends Upload> = (
  transaction: Database,
  reach: ReportStepProgress,
) => Promise<LoadedFile<Row>>;

/** The result of loading a file. */
export interface LoadedFile<Row extends Upload> {
  /** The counts and lists to store with the upload. */
  readonly counts: Partial<Row>;
  /** What happened with each line, in order. Read within the transaction. */
  readonly results: AsyncIterable<RowResult>;
  /** The lines that what is stored shows to be wrong, in order. They are not loaded. */
  readonly leftOut: readonly RowResult[];
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
 * Reads a whole file and stages its lines, and loads those that were not refused in one transaction.
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
  const { load } = file;
  if (!load) return database.transaction((transaction) => refuseFile(transaction, kind, upload, file));
  const lines: LinesToLoad<Row> = { ...file, load };
  await database.execute(sql`analyze ${kind.lines}`);
  let loaded = upload;
  await progress.runStep(async (transaction, reach) => {
    loaded = await loadLines(transaction, kind, upload, lines, reach);
  }, steps - meter.reported());
  return loaded;
}
