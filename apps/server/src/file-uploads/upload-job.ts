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
    // Jobs of earlier versions have this name.
    kind: kind === "statements" ? "statements.load" : `${kind}.upload`,
    input: z.strictObject({ bytes: z.number().int().min(0).default(0), ...fileReadingShape }),
  };
}

/** Loads a file in one transaction, or nothing. A dry run loads nothing. */
export function uploadJobHandler<Row extends Upload>(parts: LoadParts, kind: UploadKind<Row>): JobHandler {
  const { database, storage } = parts;
  const { table, lines } = kind;
  return fileJobHandler<Row, UploadInput>(database, {
    job: uploadJob(kind.kind),
    noun: "upload",
    find: (from, id) => findUpload(from, table, id),
    lock: (transaction, id) => lockUpload(transaction, table, id),
    load: async (upload, { input: { bytes, ...reading }, stepsDone: doneBefore, progress }) => ({
      ...upload,
      ...(await loadUpload(parts, kind, upload, { bytes, reading, doneBefore, progress })),
    }),
    close: (to, upload, reason) =>
      saveUpload(to, table, upload, {
        ...closingOf(reason, kind.leftBehind ?? "Nothing was imported."),
        finishedDate: new Date(),
      }),
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
      return outcomeOf(upload);
    },
  });
}

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
