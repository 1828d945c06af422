import type { UploadKindName } from "@portico/contract";
import * as z from "zod";
import type { JobHandler, JobKind } from "../jobs/job-kind.ts";
import { contentOf } from "./content-of.ts";
import { fileJobHandler, type NotLoadedReason } from "./file-job.ts";
import { type FileReading, fileReadingShape, tableReadingOf } from "./file-reading.ts";
import { type LoadParts, loadUpload } from "./load-upload.ts";
import { writeResultFile } from "./results/store-results.ts";
import type { UploadKind } from "./upload-kind.ts";
import type { Upload } from "./upload-tables.ts";
import { findUpload, lockUpload, outcomeOf, removeStagedLines, saveUpload } from "./uploads.ts";

/** The job that reads and loads an uploaded file. The job's ID is the upload's. */
export type UploadJob = JobKind<UploadInput>;

interface UploadInput extends FileReading {
  /** The file's size. */
  readonly bytes: number;
}

/** The job of a kind of upload. */
export function uploadJob(kind: UploadKindName): UploadJob {
  return {
    kind: jobNames[kind] ?? `${kind}.upload`,
    input: kind === "applications" ? z.union([uploadInput, storedInput]) : uploadInput,
  };
}

/** Jobs of earlier versions have these names. */
const jobNames: { readonly [Kind in UploadKindName]?: string } = {
  statements: "statements.load",
  applications: "application.upload",
};

const uploadInput = z.strictObject({ bytes: z.number().int().min(0).default(0), ...fileReadingShape });

/** What earlier versions queued for a file of application IDs, of which they stored the rows. */
const storedInput = z.strictObject({ rows: z.number() }).transform((): UploadInput => ({ bytes: 0 }));

/** Loads a file in one transaction, or nothing. A dry run loads nothing. */
export function uploadJobHandler<Row extends Upload>(parts: LoadParts, kind: UploadKind<Row>): JobHandler {
  const { database, storage } = parts;
  const { table, lines } = kind;
  return fileJobHandler<Row, UploadInput>(database, {
    job: uploadJob(kind.kind),
    noun: "upload",
    find: (from, id) => findUpload(from, table, id),
    lock: (transaction, id) => lockUpload(transaction, table, id),
    load: async (upload, { input: { bytes, ...reading }, stepsDone: doneBefore, progress }) => {
      const loaded =
        upload.fileKey === null && kind.loadStored
          ? await kind.loadStored(upload, progress)
          : await loadUpload(parts, kind, upload, { bytes, reading, doneBefore, progress });
      return { ...upload, ...loaded };
    },
    close: (to, upload, reason) => {
      const { message, counts } = kind.leftBehind?.(upload) ?? { message: nothingImported, counts: {} };
      const closing = { ...closingOf(reason, message), finishedDate: new Date() };
      return saveUpload(to, table, upload, { ...counts, ...closing });
    },
    removeContent: async (from, { id, fileKey, state }) => {
      await removeStagedLines(from, lines, id);
      // The upload that confirms a dry run reads its file.
      if (fileKey !== null && state !== "Checked") await storage.remove(fileKey);
    },
    beforeRemoval: async (upload, { input: { bytes: _, ...reading } }) => {
      const content = () => contentOf(storage, upload.fileKey);
      await writeResultFile(parts, upload.id, { content, reading: tableReadingOf(reading) });
    },
    finish: async (upload) => {
      if (upload.state === "Loaded") await kind.afterwards?.(upload);
      return upload;
    },
    describe: async (_, upload) => outcomeOf(upload),
  });
}

const nothingImported = "Nothing was imported.";

/** The state of an upload that was not loaded, and why. */
function closingOf(reason: NotLoadedReason, leftBehind: string) {
  const { state, because, advice } = closings[reason];
  return { state, message: [because, leftBehind, advice].filter(Boolean).join(" ") };
}

const closings = {
  cancelled: { state: "Cancelled", because: "The upload was canceled.", advice: "" },
  failed: {
    state: "Failed",
    because: "The server couldn't finish the upload.",
    advice: "Upload the file again.",
  },
  "disk full": {
    state: "Failed",
    because: "The server's disk is full.",
    advice: "Try again later, or ask your administrator to free up space.",
  },
} as const;
