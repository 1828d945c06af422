import { statementLayoutSchema } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { statementLines, statementProblems } from "../../../../db/schema/index.ts";
import { contentOf } from "../../../../file-uploads/content-of.ts";
import { fileJobHandler } from "../../../../file-uploads/file-job.ts";
import { type FileReading, fileReadingOf, tableReadingOf } from "../../../../file-uploads/file-reading.ts";
import { changedSince, paragraphs } from "../../../../file-uploads/messages.ts";
import { dryRunEnd, writeResultFile } from "../../../../file-uploads/results/store-results.ts";
import { uploadJob } from "../../../../file-uploads/upload-job.ts";
import { formatCents } from "../../../../file-values/amount.ts";
import type { JobHandler, JobRun } from "../../../../jobs/job-kind.ts";
import type { Services } from "../../../../services/services.ts";
import { chunkSize } from "../../../../table-files/in-chunks.ts";
import { readLoadSums } from "../../load-sums.ts";
import { matchLoad } from "../../matching/match-unmatched-lines.ts";
import { refreshTracking } from "../../tracking/refresh-tracking.ts";
import { trackingOfLoad } from "../../tracking/tracking-selectors.ts";
import { askMonth } from "../require-confirmed-month.ts";
import type { CheckedStatement } from "./check-file.ts";
import { storeLineResults } from "./line-results.ts";
import { findLoad, type Load, lockLoad, outcomeOf, saveLoad } from "./loads.ts";
import { loadedMessage, refusedMessage } from "./messages.ts";
import { publishLoad } from "./publish.ts";
import { type ReviewedLines, reviewStaged, reviewUnstaged } from "./review-lines.ts";
import { stageLines, storeProblems } from "./stage-lines.ts";
import { chunksIn, type StatementFile, type StatementReader } from "./statement-reader.ts";
import { withStatementReader } from "./with-statement-reader.ts";

/** The job that loads a statement. The job's ID is the load's. */
export const statementLoadJob = uploadJob("statements");

type LoadRun = JobRun<FileReading>;

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
    removeContent: async (_, { fileKey, state }) => {
      // The load that confirms a dry run reads its file.
      if (fileKey !== null && state !== "Checked") await storage.remove(fileKey);
    },
    beforeRemoval: async ({ id, fileKey, layout: stored }, { input: { bytes: _, ...reading } }) => {
      const layout = statementLayoutSchema.parse(stored);
      await writeResultFile(parts, id, {
        content: () => contentOf(storage, fileKey),
        reading: tableReadingOf({ ...reading, layout }),
      });
    },
    finish: async (load) => {
      if (load.state !== "Loaded") return load;
      // Policies may have been uploaded since the lines were staged.
      const matched = await matchLoad(parts, load);
      await refreshTracking(parts, await trackingOfLoad(database, load));
      const current = matched > 0 ? await findLoad(database, load.id) : undefined;
      return current ?? load;
    },
    describe: outcomeOf,
  });
}

/** Reads the file twice: to check all lines, and, if none is refused, to stage and publish them. */
async function loadStatement(parts: LoadParts, load: Load, run: LoadRun): Promise<Load> {
  const { database } = parts;
  if (load.state === "Waiting") await saveLoad(database, load, { state: "Loading", by: load.createdBy });
  const file = await fileOf(parts, load, run.input);
  const question = load.isDryRun ? await monthQuestion(parts, load, file) : undefined;
  const { checked, reviewed } = await withStatementReader(file, async (reader) => {
    const checked = await reader.check();
    if (!load.isDryRun) await storeAllProblems(database, load, checked);
    if (checked.refusedRows > 0) return { checked };
    const chunks = chunksIn(checked);
    await run.progress.setTotal(chunks + 1);
    if (load.isDryRun)
      return { checked, reviewed: await reviewUnstaged({ reader, checked, progress: run.progress }, load) };
    await stageFile(load, run, reader);
    return { checked, reviewed: await reviewStaged(database, load, checked) };
  });
  if (!reviewed) return refuse(database, load, checked);
  const { fingerprint } = reviewed;
  if (load.isDryRun || (load.fingerprint !== null && load.fingerprint !== fingerprint))
    return showReview(database, load, { checked, reviewed, question });
  const prepared = await readLoadSums(database, load);
  let published = load;
  await run.progress.runStep(async (transaction) => {
    published = await publishLoad(transaction, load, { checked, reviewed, prepared });
  });
  return published;
}

async function storeAllProblems(
  database: Database,
  { id }: Load,
  { problems }: CheckedStatement,
): Promise<void> {
  for (let from = 0; from < problems.length; from += chunkSize)
    await storeProblems(database, id, problems.slice(from, from + chunkSize));
}

/** The question about the month of a statement, for its review. */
function monthQuestion(
  { clock }: LoadParts,
  { layout, year, month }: Load,
  { bytes, reading }: StatementFile,
): Promise<string | undefined> {
  const { sheet, encoding } = reading;
  const chosen = fileReadingOf({ sheet, encoding });
  return askMonth({ bytes, reading: chosen, layout, month: { year, month }, today: clock.today() });
}

interface Review {
  readonly checked: CheckedStatement;
  readonly reviewed: ReviewedLines;
  readonly question: string | undefined;
}

/** Stores what loading a statement would do. What is staged of it is removed. */
function showReview(database: Database, load: Load, { checked, reviewed, question }: Review): Promise<Load> {
  const { lines, duplicateRows, skippedRows, wrongTotals } = checked;
  const { matchedRows, unmatchedRows, cents, fingerprint } = reviewed;
  const counts = { loadedRows: lines, matchedRows, unmatchedRows, duplicateRows, skippedRows };
  const first = load.isDryRun ? question : changedSince;
  const counted = loadedMessage({ ...counts, wrongTotals }, "to load");
  return database.transaction(async (transaction) => {
    await storeLineResults(transaction, { ...load, isDryRun: true }, { checked, reviewed });
    await transaction.delete(statementLines).where(eq(statementLines.loadId, load.id));
    await transaction.delete(statementProblems).where(eq(statementProblems.loadId, load.id));
    return saveLoad(transaction, load, {
      ...{ ...counts, isDryRun: true, fingerprint, expiresDate: dryRunEnd() },
      readRows: lines + duplicateRows,
      refusedRows: 0,
      amount: formatCents(cents),
      state: "Checked",
      message: first === undefined ? counted : paragraphs(first, counted),
      finishedDate: new Date(),
      by: load.createdBy,
    });
  });
}

async function fileOf(
  { storage }: LoadParts,
  { fileKey, layout, year, month }: Load,
  { sheet, encoding }: FileReading,
): Promise<StatementFile> {
  const bytes = fileKey === null ? undefined : await storage.get(fileKey);
  if (!bytes) throw new Error("The file of a statement is missing.");
  return {
    bytes,
    reading: {
      ...fileReadingOf({ sheet, encoding }),
      layout: statementLayoutSchema.parse(layout),
      statementMonth: { year, month },
    },
  };
}

async function stageFile(
  load: Load,
  { progress, stepsDone }: LoadRun,
  reader: StatementReader,
): Promise<void> {
  let chunk = 0;
  for await (const lines of reader.chunks()) {
    chunk += 1;
    // An earlier run staged these.
    if (chunk <= stepsDone) continue;
    await progress.runStep((transaction) => stageLines(transaction, load, lines));
  }
}

async function refuse(database: Database, load: Load, checked: CheckedStatement): Promise<Load> {
  const { lines, duplicateRows, refusedRows, skippedRows } = checked;
  await storeLineResults(database, load, { checked });
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
