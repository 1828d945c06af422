import { statementLayoutSchema } from "@portico/contract/schemas";
import * as z from "zod";
import { readLoadSums } from "../../../commissions/load-sums.ts";
import { matchLoad } from "../../../commissions/match-unmatched-lines.ts";
import { refreshTracking } from "../../../commissions/refresh-tracking.ts";
import { trackingOfLoad } from "../../../commissions/tracking-selectors.ts";
import { chunkSize, inChunks } from "../../../csv/in-chunks.ts";
import type { Database } from "../../../db/database.ts";
import { contentOf } from "../../../file-uploads/content-of.ts";
import { fileJobHandler } from "../../../file-uploads/file-job.ts";
import type { JobHandler, JobKind, JobRun } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { readStatement, type StatementReading } from "../../../statement-files/read/read-statement.ts";
import type { LineOutcome, StatementLine } from "../../../statement-files/read/statement-line.ts";
import { type CheckedStatement, checkStatement } from "./check-file.ts";
import { findLoad, type Load, lockLoad, outcomeOf, saveLoad } from "./loads.ts";
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
  return fileJobHandler(database, {
    job: statementLoadJob,
    noun: "load",
    find: findLoad,
    lock: lockLoad,
    load: (load, run) => loadStatement(parts, load, run),
    close: (to, load, reason) =>
      saveLoad(to, load, { ...closings[reason], finishedDate: new Date(), by: load.createdBy }),
    removeContent: async (_, { fileKey }) => {
      if (fileKey !== null) await storage.remove(fileKey);
    },
    finish: async (load) => {
      if (load.state !== "Loaded") return outcomeOf(database, load);
      // Policies may have been uploaded since the lines were staged.
      const matched = await matchLoad(parts, load);
      await refreshTracking(parts, await trackingOfLoad(database, load));
      const current = matched > 0 ? await findLoad(database, load.id) : undefined;
      return outcomeOf(database, current ?? load);
    },
  });
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
