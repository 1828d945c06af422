import { eq, sql } from "drizzle-orm";
import { readAgentDirectory } from "../../agents/agent-directory.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { setAuthor } from "../../db/author.ts";
import type { Database } from "../../db/database.ts";
import { policyUploadLines, policyUploads } from "../../db/schema/index.ts";
import { JobStoppedError, type Progress, type ReportStepProgress } from "../../jobs/job-kind.ts";
import { refreshUnpaidAndLost } from "../../policy-work/refresh/refresh-unpaid-and-lost.ts";
import type { Services } from "../../services/services.ts";
import { type CheckedFile, checkFile } from "./check-file.ts";
import type { FileColumns } from "./columns.ts";
import { loadLines, waitForOtherUploads } from "./load-lines.ts";
import { readReferenceLookups } from "./reference-lookups.ts";
import { clearableColumns, removeStagedLines, stageLines } from "./stage-lines.ts";
import { startTerms } from "./start-terms.ts";
import { loadedMessage, rejectedMessage, saveUpload, type Upload } from "./uploads.ts";

/** What loading a file depends on. */
export type LoadParts = Pick<Services, "database" | "storage" | "clock" | "settings">;

/** The progress of loading. */
export interface LoadRun {
  /** The file's size in bytes. */
  readonly bytes: number;
  /** The number of steps counted by an earlier run. */
  readonly doneBefore: number;
  readonly progress: Progress;
}

/** The steps, out of a hundred, for reading the file. The rest is counted at once after loading. */
const readingSteps = 40;
const steps = 100;
/** The share of loading time for writing policies. The rest is for computing unpaid and lost policies. */
const policiesShare = 0.75;

/** How often a file is read again if agents change meanwhile. */
const maxReadings = 5;

/** Agents changed while a file was read, so its lines may now match other agents. */
class AgentsChangedError extends Error {
  override name = "AgentsChangedError";
}

/**
 * Reads a whole file and stages its lines. If none was rejected, loads them and recomputes unpaid and lost policies
 * in one transaction. If agents change while the file is read, reads it again.
 * @returns the upload after the run, Loaded or Refused
 */
export async function loadFile(parts: LoadParts, upload: Upload, run: LoadRun): Promise<Upload> {
  const { database } = parts;
  await run.progress.setTotal(steps);
  if (upload.state === "Waiting") await saveUpload(database, upload, { state: "Loading" });
  // Lines staged by a run that died are read again.
  else await removeStagedLines(database, upload.id);
  let { doneBefore } = run;
  for (let reading = 1; ; reading++) {
    const meter = createProgressMeter({ ...run, doneBefore });
    try {
      return await readAndLoad(parts, upload, run.progress, meter);
    } catch (error) {
      if (!(error instanceof AgentsChangedError) || reading === maxReadings) throw error;
      await removeStagedLines(database, upload.id);
      doneBefore = meter.reported();
    }
  }
}

/** @throws AgentsChangedError if nothing was loaded because agents changed */
async function readAndLoad(
  parts: LoadParts,
  upload: Upload,
  progress: Progress,
  meter: ReturnType<typeof createProgressMeter>,
): Promise<Upload> {
  const { database, clock } = parts;
  const { policyHeaders: further } = await parts.settings();
  const lookups = await readReferenceLookups(database);
  const today = clock.today();
  const reading = { lookups, further, carrierId: upload.carrierId, today };
  const bytes = meter.count(await contentOf(parts, upload));
  const checked = await checkFile(database, bytes, reading, (lines, columns) =>
    meter.step(async (transaction) => {
      if (lines.length > 0) await stageLines(transaction, lines, { uploadId: upload.id, columns, today });
    }),
  );
  const { columns, ...found } = checked;
  if (found.refusedRows > 0 || !columns) {
    return saveUpload(database, upload, {
      ...{ ...found, newRows: 0, changedRows: 0, unchangedRows: 0 },
      state: "Refused",
      message: rejectedMessage(checked),
      finishedDate: new Date(),
    });
  }
  await database.execute(sql`analyze ${policyUploadLines}`);
  let loaded = upload;
  await progress.runStep(async (transaction, reach) => {
    const agents = lookups.agents.fingerprint;
    loaded = await load(transaction, upload, { found, agents, columns, today, reach });
  }, steps - meter.reported());
  return loaded;
}

async function contentOf({ storage }: LoadParts, { fileKey }: Upload): Promise<AsyncIterable<Uint8Array>> {
  const content = fileKey === null ? undefined : await storage.getStream(fileKey);
  if (!content) throw new Error("The file of an upload is missing.");
  return content;
}

interface LoadOptions {
  /** The result of reading the file. */
  readonly found: Omit<CheckedFile, "columns">;
  /** The fingerprint of the agents that the lines were matched against. */
  readonly agents: string;
  readonly columns: FileColumns;
  readonly today: string;
  readonly reach: ReportStepProgress;
}

async function load(
  transaction: Database,
  upload: Upload,
  { found, agents, columns, today, reach }: LoadOptions,
): Promise<Upload> {
  const { id: uploadId, createdBy: by } = upload;
  // Locked until the end, so that only one of two runs loads it.
  const [now] = await transaction
    .select({ state: policyUploads.state })
    .from(policyUploads)
    .where(eq(policyUploads.id, uploadId))
    .for("update");
  if (now?.state !== "Loading") throw new JobStoppedError("overtaken");
  await waitForOtherUploads(transaction);
  if ((await readAgentDirectory(transaction)).fingerprint !== agents) throw new AgentsChangedError();
  await setAuthor(transaction, by);
  const startedTerms = await startTerms(transaction, today);
  const counts = await loadLines(transaction, {
    ...{ uploadId, lines: found.readRows, by, today, emptied: clearableColumns(columns) },
    reach: (part) => reach(part * policiesShare),
  });
  await reach(policiesShare);
  const worked = await refreshUnpaidAndLost(transaction, { today, by });
  await recordAudit(transaction, {
    category: "upload",
    createdBy: by,
    data1: `policy_uploads/${uploadId}`,
    data2: JSON.stringify({ ...counts, startedTerms, ...worked }),
    result: "policies written",
  });
  return saveUpload(transaction, upload, {
    ...{ ...counts, ...found },
    state: "Loaded",
    message: loadedMessage({ ...counts, ...found }),
    finishedDate: new Date(),
  });
}

/** Counts the bytes read and reports progress in steps. */
function createProgressMeter({ bytes: size, doneBefore, progress }: LoadRun) {
  let read = 0;
  let reported = doneBefore;
  return {
    reported: () => reported,
    count: async function* (content: AsyncIterable<Uint8Array>) {
      for await (const chunk of content) {
        read += chunk.length;
        yield chunk;
      }
    },
    step: async (work: (transaction: Database) => Promise<void>) => {
      const reached = Math.floor((Math.min(1, read / size) || 0) * readingSteps);
      const more = Math.max(0, reached - reported);
      reported += more;
      await progress.runStep(work, more);
    },
  };
}
