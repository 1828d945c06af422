import { recordAudit } from "../../audit/record.ts";
import type { Database } from "../../db/database.ts";
import type { Progress } from "../../jobs/job-kind.ts";
import { workOutUnpaidAndLost } from "../../policy-work/work-out/work-out.ts";
import type { Services } from "../../services.ts";
import { checkFile } from "./check-file.ts";
import { loadLines } from "./load-lines.ts";
import { type FileReading, inGroups, openFile } from "./open-file.ts";
import { readPlaces } from "./places.ts";
import { emptied, makeStage, stageLines } from "./stage-lines.ts";
import { loadedMessage, refusedMessage, type Upload, writeUpload } from "./uploads.ts";

/** What loading a file works with. */
export type LoadParts = Pick<Services, "database" | "storage" | "clock" | "settings">;

/** How far the loading is, as its starter sees it. */
export interface LoadRun {
  /** The file's size. */
  readonly bytes: number;
  /** Steps that an earlier run has counted. */
  readonly doneBefore: number;
  readonly progress: Progress;
}

/** Of a hundred steps reading the file through takes so many; loading it is the rest, in one. */
const stepsOfReading = 60;
const steps = 100;

/**
 * Reads a file through, and loads it where no line is refused: in one transaction, with unpaid and lost policies worked
 * out anew.
 * @returns the upload as it is then, Loaded or Refused
 */
export async function loadFile(parts: LoadParts, upload: Upload, run: LoadRun): Promise<Upload> {
  const { database, clock } = parts;
  await run.progress.total(steps);
  if (upload.state === "Waiting") await writeUpload(database, upload, { state: "Loading" });
  const { policyHeaders: further } = await parts.settings();
  const places = await readPlaces(database);
  const reading = { places, further, carrierId: upload.carrierId, today: clock.today() };
  const meter = meterOf(run);
  const bytes = meter.count(await contentOf(parts, upload));
  const checked = await checkFile(database, bytes, reading, meter.report);
  if (checked.refusedRows > 0) {
    return writeUpload(database, upload, {
      ...checked,
      ...{ newRows: 0, changedRows: 0, unchangedRows: 0 },
      state: "Refused",
      message: refusedMessage(checked),
      finishedDate: new Date(),
    });
  }
  let loaded = upload;
  await run.progress.step(async (transaction) => {
    const content = await contentOf(parts, upload);
    loaded = await load(transaction, upload, content, reading, checked.readRows);
  }, steps - meter.reported());
  return loaded;
}

async function contentOf({ storage }: LoadParts, { fileKey }: Upload): Promise<AsyncIterable<Uint8Array>> {
  const content = fileKey === null ? undefined : await storage.getStream(fileKey);
  if (!content) throw new Error("The file of an upload is not there.");
  return content;
}

async function load(
  transaction: Database,
  upload: Upload,
  content: AsyncIterable<Uint8Array>,
  reading: FileReading,
  readRows: number,
): Promise<Upload> {
  const { createdBy: by } = upload;
  const { columns, lines } = await openFile(content, reading);
  await makeStage(transaction);
  for await (const group of inGroups(lines)) {
    const readable = group.flatMap(({ read }) => ("faults" in read ? [] : [read]));
    if (readable.length < group.length) throw new Error("A line that was checked cannot be read any more.");
    await stageLines(transaction, readable, columns, reading.today);
  }
  const counts = await loadLines(transaction, { by, emptied: emptied(columns) });
  const worked = await workOutUnpaidAndLost(transaction, { today: reading.today, by });
  await recordAudit(transaction, {
    category: "upload",
    createdBy: by,
    data1: `policy_uploads/${upload.id}`,
    data2: JSON.stringify({ ...counts, ...worked }),
    result: "policies written",
  });
  return writeUpload(transaction, upload, {
    ...counts,
    readRows,
    refusedRows: 0,
    state: "Loaded",
    message: loadedMessage({ ...counts, readRows }),
    finishedDate: new Date(),
  });
}

/** Counts the bytes that were read, and tells in steps how far that is. */
function meterOf({ bytes: size, doneBefore, progress }: LoadRun) {
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
    report: async () => {
      const reached = Math.floor((Math.min(1, read / size) || 0) * stepsOfReading);
      const more = reached - reported;
      if (more <= 0) return;
      reported = reached;
      await progress.step(async () => {}, more);
    },
  };
}
