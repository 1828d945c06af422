import { statementLayoutSchema } from "@portico/contract/schemas";
import * as z from "zod";
import { readLoadSums } from "../../../commissions/load-sums.ts";
import { matchLoad } from "../../../commissions/match-unmatched-lines.ts";
import { refreshTracking } from "../../../commissions/refresh-tracking.ts";
import { trackingOfLoad } from "../../../commissions/tracking-selectors.ts";
import { chunkSize, inChunks } from "../../../csv/in-chunks.ts";
import type { Database } from "../../../db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "../../../db/database-errors.ts";
import { Failure } from "../../../errors/failure.ts";
import { contentOf } from "../../../file-uploads/content-of.ts";
import {
  type JobHandler,
  type JobKind,
  type JobOutcome,
  JobRejectedError,
  type JobRun,
  JobStoppedError,
  jobHandler,
} from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { readStatement, type StatementReading } from "../../../statement-files/read/read-statement.ts";
import type { LineOutcome, StatementLine } from "../../../statement-files/read/statement-line.ts";
import { type CheckedStatement, checkStatement } from "./check-file.ts";
import { findLoad, isFinished, type Load, lockLoad, outcomeOf, saveLoad } from "./loads.ts";
import { refusedMessage } from "./messages.ts";
import { publishLoad } from "./publish.ts";
import { stageLines, storeProblems } from "./stage-lines.ts";

/** The job that loads a statement. The job's ID is the load's. */
export const statementLoadJob: JobKind<Record<string, never>> = {
  kind: "statements.load",
  input: z.strictObject({}),
};

type LoadParts = Pick<Services, "database" | "storage" | "clock">;

/** Loads a statement, or nothing. */
export function statementLoadHandler(parts: LoadParts): JobHandler {
  const { database, storage } = parts;
  return {
    ...jobHandler(statementLoadJob, async (run) => {
      const load = await findLoad(database, run.id);
      if (!load) throw new Failure(404, "This load no longer exists.");
      const finished = isFinished(load)
        ? load
        : await loadStatement(parts, load, run).catch((error: unknown) => recordFailure(parts, load, error));
      if (finished.fileKey !== null) await storage.remove(finished.fileKey);
      if (finished.state !== "Loaded") return toJobOutcome(database, finished);
      // Policies may have been uploaded since the lines were staged.
      const matched = await matchLoad(parts, finished);
      await refreshTracking(parts, await trackingOfLoad(database, finished));
      const current = matched > 0 ? await findLoad(database, run.id) : undefined;
      return toJobOutcome(database, current ?? finished);
    }),
    cleanUp: async (transaction, id, state) => {
      const load = await findLoad(transaction, id);
      if (!load || isFinished(load)) return;
      await saveLoad(transaction, load, { ...closings[state], finishedDate: new Date(), by: load.createdBy });
      if (load.fileKey !== null) await storage.remove(load.fileKey);
    },
  };
}

/** Reads the file twice: to check all lines, and, if none is refused, to stage and publish them. */
async function loadStatement(
  parts: LoadParts,
  load: Load,
  { progress, stepsDone }: JobRun<unknown>,
): Promise<Load> {
  const { database } = parts;
  if (load.state === "Waiting") await saveLoad(database, load, { state: "Loading", by: load.createdBy });
  const reading = readingOf(load);
  const checked = await checkStatement(await outcomesOf(parts, load, reading));
  for (const problems of Map.groupBy(checked.problems, (_, index) =>
    Math.floor(index / chunkSize),
  ).values()) {
    await storeProblems(database, load.id, problems);
  }
  if (checked.refusedRows > 0) return refuse(database, load, checked);
  await progress.setTotal(Math.ceil(checked.lines / chunkSize) + 1);
  let chunk = 0;
  for await (const lines of inChunks(linesOf(await outcomesOf(parts, load, reading)))) {
    chunk += 1;
    // An earlier run staged these.
    if (chunk <= stepsDone) continue;
    await progress.runStep((transaction) => stageLines(transaction, load, lines));
  }
  const sums = await readLoadSums(database, load);
  let published = load;
  await progress.runStep(async (transaction) => {
    published = await publishLoad(transaction, load, checked, sums);
  });
  return published;
}

function readingOf({ layout, year, month }: Load): StatementReading {
  return { layout: statementLayoutSchema.parse(layout), statementMonth: { year, month } };
}

async function outcomesOf({ storage }: LoadParts, { fileKey }: Load, reading: StatementReading) {
  return readStatement(await contentOf(storage, fileKey), reading);
}

async function* linesOf(outcomes: AsyncIterable<LineOutcome>): AsyncGenerator<StatementLine> {
  for await (const outcome of outcomes) if (outcome.kind === "Line") yield outcome.line;
}

function refuse(database: Database, load: Load, checked: CheckedStatement): Promise<Load> {
  const { lines, duplicateRows, refusedRows, skippedRows } = checked;
  return saveLoad(database, load, {
    ...{ duplicateRows, refusedRows, skippedRows, loadedRows: 0, matchedRows: 0, unmatchedRows: 0 },
    readRows: lines + duplicateRows + refusedRows,
    state: "Refused",
    message: refusedMessage(checked),
    finishedDate: new Date(),
    by: load.createdBy,
  });
}

const closings = {
  cancelled: { state: "Cancelled", message: "The load was canceled. Nothing was loaded." },
  failed: {
    state: "Failed",
    message: "The server couldn't finish the load. Nothing was loaded. Load the file again.",
  },
  "disk full": {
    state: "Failed",
    message:
      "The server's disk is full. Nothing was loaded. Try again later, or ask your administrator to free up space.",
  },
} as const;

/**
 * Stores the result of a load that failed or was canceled. A load that is already published stays loaded.
 * @throws errors after which the job must be retried, and unexpected errors
 */
async function recordFailure({ database, storage }: LoadParts, { id }: Load, error: unknown): Promise<Load> {
  if (isDatabaseUnavailable(error)) throw error;
  const isCancelled = error instanceof JobStoppedError && error.reason === "cancelled";
  if (error instanceof JobStoppedError && !isCancelled) {
    const load = await findLoad(database, id);
    if (load && isFinished(load)) return load;
    throw error;
  }
  const reason = isCancelled ? "cancelled" : isDiskFull(error) ? "disk full" : "failed";
  const load = await database.transaction(async (transaction) => {
    const locked = await lockLoad(transaction, id);
    if (!locked || isFinished(locked)) return locked;
    return saveLoad(transaction, locked, {
      ...closings[reason],
      finishedDate: new Date(),
      by: locked.createdBy,
    });
  });
  if (!load) throw error;
  if (load.state !== "Failed") return load;
  if (load.fileKey !== null) await storage.remove(load.fileKey);
  throw error;
}

/** @throws JobRejectedError if nothing was loaded, JobStoppedError if the user canceled it */
async function toJobOutcome(database: Database, load: Load): Promise<JobOutcome> {
  if (load.state === "Cancelled") throw new JobStoppedError("cancelled");
  const outcome = await outcomeOf(database, load);
  if (load.state === "Loaded" || load.state === "Deleted") return outcome;
  throw new JobRejectedError(outcome);
}
