import { sql } from "drizzle-orm";
import type { Progress } from "../jobs/job-kind.ts";
import type { Services } from "../services/services.ts";
import { contentOf } from "./content-of.ts";
import { type LinesToLoad, loadLines, refuseFile } from "./load-lines.ts";
import { createProgressMeter, type LoadRun, type ProgressMeter, steps } from "./progress-meter.ts";
import type { UploadKind } from "./upload-kind.ts";
import type { Upload } from "./upload-tables.ts";
import { removeStagedLines, saveUpload } from "./uploads.ts";

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
  const { load, steps: further } = file;
  if (further?.haveBegun) return further.run(upload, progress);
  if (!load) return database.transaction((transaction) => refuseFile(transaction, kind, upload, file));
  const lines: LinesToLoad<Row> = { ...file, load };
  if (kind.lines) await database.execute(sql`analyze ${kind.lines}`);
  let loaded = upload;
  await progress.runStep(
    async (transaction, reach) => {
      loaded = await loadLines(transaction, kind, upload, lines, reach);
    },
    further ? 0 : steps - meter.reported(),
  );
  return further && loaded.state === "Loading" ? further.run(loaded, progress) : loaded;
}
