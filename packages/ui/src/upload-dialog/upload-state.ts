import type { Failure } from "../failure/failure.js";
import type { NameValueItem } from "../name-value-table/name-value-table.js";

/** Upload progress. */
export interface UploadProgress {
  /** Bytes sent, or steps done. */
  loaded: number;
  /** Total bytes or steps. */
  total: number;
  /** The file is uploaded and being processed. A `total` of 0 means unknown. @default false */
  isProcessing?: boolean | undefined;
}

/** The result of an upload. */
export interface UploadOutcome {
  /** One sentence: '312 policies loaded.' */
  text: string;
  /** Counts below it: read, loaded, rejected. @default none */
  facts?: readonly NameValueItem[] | undefined;
  /** Rejected rows with reasons, one per line. @default none */
  problems?: readonly string[] | undefined;
}

/** State of an upload: before, during or after. */
export type UploadState =
  | { phase: "choosing"; note?: "canceled"; failure?: Failure }
  | { phase: "uploading"; progress: UploadProgress | undefined }
  | { phase: "done"; outcome: UploadOutcome };

/** Whether the file is uploaded and the result is pending. */
export function isProcessing(progress: UploadProgress | undefined): boolean {
  if (progress === undefined) return false;
  return progress.isProcessing ?? (progress.total > 0 && progress.loaded >= progress.total);
}

/** The completed fraction; undefined if unknown. */
export function measureOf(progress: UploadProgress | undefined): { value: number; max: number } | undefined {
  if (progress === undefined || progress.total <= 0) return undefined;
  const isOnlyWaiting = isProcessing(progress) && !progress.isProcessing;
  return isOnlyWaiting ? undefined : { value: progress.loaded, max: progress.total };
}
