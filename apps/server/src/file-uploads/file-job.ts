import type { Database } from "../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../db/database-errors.ts";
import { Failure } from "../errors/failure.ts";
import {
  type JobHandler,
  type JobKind,
  type JobOutcome,
  JobRejectedError,
  type JobRun,
  JobStoppedError,
  jobHandler,
} from "../jobs/job-kind.ts";
import type { FileReading } from "./file-reading.ts";
import { isFinished } from "./uploads.ts";

/** Why a file was not loaded. */
export type NotLoadedReason = "cancelled" | "failed" | "disk full";

/** How a job loads a file, or nothing. The job's ID is that of the row that describes the file. */
export interface FileJob<Row extends { readonly state: string }, Input> {
  readonly job: JobKind<Input>;
  /** What the row is called: "upload". */
  readonly noun: string;
  readonly find: (database: Database, id: string) => Promise<Row | undefined>;
  /** Locks the row until the transaction ends. */
  readonly lock: (transaction: Database, id: string) => Promise<Row | undefined>;
  /** Loads or rejects the file, and returns the row with the result. */
  readonly load: (row: Row, run: JobRun<Input>) => Promise<Row>;
  /** Stores that the file was not loaded. */
  readonly close: (database: Database, row: Row, reason: NotLoadedReason) => Promise<Row>;
  /** Writes what is kept of the file. Repeated if the process dies. */
  readonly beforeRemoval?: (row: Row, run: JobRun<Input>) => Promise<void>;
  /** Removes the file, and what was staged of it. */
  readonly removeContent: (database: Database, row: Row) => Promise<void>;
  /** Does what follows after a file was loaded. Repeated if the process dies. Returns the row as it is then. */
  readonly finish: (row: Row) => Promise<Row>;
  /** The result for the user. */
  readonly describe: (database: Database, row: Row) => Promise<JobOutcome>;
}

/** Creates the handler of a job that loads a file. Its result names the layout: null for the usual headers. */
export function fileJobHandler<Row extends { readonly state: string }, Input extends FileReading>(
  database: Database,
  file: FileJob<Row, Input>,
): JobHandler {
  return {
    ...jobHandler(file.job, async (run) => {
      const row = await file.find(database, run.id);
      if (!row) throw new Failure(404, `This ${file.noun} no longer exists.`);
      const finished = isFinished(row)
        ? row
        : await file.load(row, run).catch((error: unknown) => recordFailure(database, file, run.id, error));
      await file.beforeRemoval?.(finished, run);
      await file.removeContent(database, finished);
      const { message, result } = await file.describe(database, await file.finish(finished));
      const outcome = { message, result: { ...result, layout: run.input.usedLayout ?? null } };
      if (finished.state === "Cancelled") throw new JobStoppedError("cancelled", outcome);
      if (succeeded.has(finished.state)) return outcome;
      throw new JobRejectedError(outcome);
    }),
    cleanUp: async (transaction, id, state) => {
      const row = await file.find(transaction, id);
      if (!row || isFinished(row)) return undefined;
      const closed = await file.close(transaction, row, state);
      await file.removeContent(transaction, closed);
      return file.describe(transaction, closed);
    },
  };
}

/** The states of files whose job did what it was started for. */
const succeeded: ReadonlySet<string> = new Set(["Loaded", "Deleted", "Checked", "Confirmed", "Expired"]);

/**
 * Stores the result of a file that failed or was canceled. A file that is already loaded stays loaded, even if it was
 * canceled meanwhile.
 * @throws errors after which the job must be retried, and unexpected errors
 */
async function recordFailure<Row extends { readonly state: string }>(
  database: Database,
  file: Pick<FileJob<Row, never>, "find" | "lock" | "close" | "removeContent">,
  id: string,
  error: unknown,
): Promise<Row> {
  if (isDatabaseUnavailable(error)) throw error;
  if (error instanceof JobStoppedError && error.reason !== "cancelled") {
    const row = await file.find(database, id);
    if (row && isFinished(row)) return row;
    throw error;
  }
  const row = await database.transaction(async (transaction) => {
    const locked = await file.lock(transaction, id);
    return !locked || isFinished(locked) ? locked : file.close(transaction, locked, reasonOf(error));
  });
  if (!row) throw error;
  if (row.state !== "Failed") return row;
  await file.removeContent(database, row);
  throw error;
}

function reasonOf(error: unknown): NotLoadedReason {
  if (error instanceof JobStoppedError) return "cancelled";
  return isDiskFull(error) ? "disk full" : "failed";
}
