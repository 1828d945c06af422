import { statementLayoutSchema } from "@portico/contract/schemas";
import * as z from "zod";
import { readLoadSums } from "../../../commissions/load-sums.ts";
import { matchLoad } from "../../../commissions/match-unmatched-lines.ts";
import { refreshTracking } from "../../../commissions/refresh-tracking.ts";
import { trackingOfLoad } from "../../../commissions/tracking-selectors.ts";
import type { Database } from "../../../db/database.ts";
import { fileJobHandler } from "../../../file-uploads/file-job.ts";
import { type FileReading, fileReadingShape } from "../../../file-uploads/file-reading.ts";
import type { JobHandler, JobKind, JobRun } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { chunkSize } from "../../../table-files/in-chunks.ts";
import type { CheckedStatement } from "./check-file.ts";
import { findLoad, type Load, lockLoad, outcomeOf, saveLoad } from "./loads.ts";
import { refusedMessage } from "./messages.ts";
import { publishLoad } from "./publish.ts";
import { stageLines, storeProblems } from "./stage-lines.ts";
import { chunksIn, type StatementFile, type StatementReader } from "./statement-reader.ts";
import { withStatementReader } from "./with-statement-reader.ts";

/** The job that loads a statement. The job's ID is the load's. */
export const statementLoadJob: JobKind<FileReading> = {
  kind: "statements.load",
  input: z.strictObject(fileReadingShape),
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
async function loadStatement(parts: LoadParts, load: Load, run: JobRun<FileReading>): Promise<Load> {
  const { database } = parts;
  if (load.state === "Waiting") await saveLoad(database, load, { state: "Loading", by: load.createdBy });
  const checked = await withStatementReader(await fileOf(parts, load, run.input), async (reader) => {
    const result = await reader.check();
    for (let from = 0; from < result.problems.length; from += chunkSize) {
      await storeProblems(database, load.id, result.problems.slice(from, from + chunkSize));
    }
    if (result.refusedRows === 0) await stageFile(load, run, { reader, chunks: chunksIn(result) });
    return result;
  });
  if (checked.refusedRows > 0) return refuse(database, load, checked);
  const sums = await readLoadSums(database, load);
  let published = load;
  await run.progress.runStep(async (transaction) => {
    published = await publishLoad(transaction, load, checked, sums);
  });
  return published;
}

async function fileOf(
  { storage }: LoadParts,
  { fileKey, layout, year, month }: Load,
  reading: FileReading,
): Promise<StatementFile> {
  const bytes = fileKey === null ? undefined : await storage.get(fileKey);
  if (!bytes) throw new Error("The file of a statement is missing.");
  return {
    bytes,
    reading: { ...reading, layout: statementLayoutSchema.parse(layout), statementMonth: { year, month } },
  };
}

async function stageFile(
  load: Load,
  { progress, stepsDone }: JobRun<unknown>,
  { reader, chunks }: { readonly reader: StatementReader; readonly chunks: number },
): Promise<void> {
  await progress.setTotal(chunks + 1);
  let chunk = 0;
  for await (const lines of reader.chunks()) {
    chunk += 1;
    // An earlier run staged these.
    if (chunk <= stepsDone) continue;
    await progress.runStep((transaction) => stageLines(transaction, load, lines));
  }
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
