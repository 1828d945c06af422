import type { Database } from "../db/database.ts";
import type { Progress, ReportStepProgress } from "../jobs/job-kind.ts";
import type { FileHeader, RowResult } from "../row-results/row-result.ts";
import type { FileReading } from "./file-reading.ts";
import type { LoggedRows } from "./results/row-log.ts";
import type { Upload, UploadTables } from "./upload-tables.ts";

/** Runs work in a transaction, and reports how much of the file was read. */
export type Stage = (work: (transaction: Database) => Promise<void>) => Promise<void>;

/** The result of reading a file. */
export interface ReadFile<Row extends Upload> {
  /** The counts and lists to store with the upload. */
  readonly found: Partial<Row> & Pick<Upload, "problems"> & Record<"readRows" | "refusedRows", number>;
  /** Changes with any value that was read. */
  readonly fingerprint: string;
  readonly rows: LoggedRows;
  readonly header: FileHeader | undefined;
  /** Whether one refused row refuses the whole file, or only itself. */
  readonly refusesFile: boolean;
  /**
   * Loads the staged lines. Undefined if the file is refused.
   * @throws ReadAgainError if the lines must be read again
   */
  readonly load: LoadLines<Row> | undefined;
  /** What follows `load` in steps, if one transaction would take too long. */
  readonly steps?: LoadSteps<Row> | undefined;
}

/** The steps that follow the transaction which accepts the lines of a file. */
export interface LoadSteps<Row extends Upload> {
  /** Whether an earlier run accepted the lines. */
  readonly haveBegun: boolean;
  /** Does those that no earlier run did. Returns the upload with its result. */
  readonly run: (upload: Row, progress: Progress) => Promise<Row>;
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
  /** Values of further columns, stored only if the lines are loaded. */
  readonly loaded?: Partial<Row>;
  /** What happened with each line, in order. Read within the transaction. */
  readonly results: AsyncIterable<RowResult>;
  /** The lines that what is stored shows to be wrong, in order. They are not loaded. */
  readonly leftOut: readonly RowResult[];
  /** Changes with any stored row that the results depend on. */
  readonly fingerprint: string;
  readonly message: string;
  /** The audit event's result and counts. */
  readonly audited: { readonly result: string; readonly counts: Readonly<Record<string, unknown>> };
}

/** The content of a file, and what a person chose about it. */
export interface FileToRead {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly reading: FileReading;
}

/** What was imported before an upload was canceled or failed. */
export interface LeftBehind<Row extends Upload> {
  /** A sentence. */
  readonly message: string;
  readonly counts: Partial<Row>;
}

/** A kind of upload. */
export interface UploadKind<Row extends Upload> extends UploadTables<Row> {
  /** Reads a file and stages its lines. */
  readonly read: (upload: Row, file: FileToRead, stage: Stage) => Promise<ReadFile<Row>>;
  /** Loads an upload of an earlier version, which stored its rows and not its file. @default there is none */
  readonly loadStored?: (upload: Row, progress: Progress) => Promise<Row>;
  /** Runs after the file was loaded, as a part of its job. It is repeated if the process dies. */
  readonly afterwards?: (upload: Row) => Promise<unknown>;
  /** What an upload that was canceled or failed left behind. @default nothing */
  readonly leftBehind?: (upload: Row) => LeftBehind<Row>;
}
