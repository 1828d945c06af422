import type { Failure } from "../failure/failure.js";
import type { NameValueItem } from "../name-value-table/name-value-table.js";

/** How far an upload has come. */
export interface UploadProgress {
  /** Bytes sent, or steps done. */
  loaded: number;
  /** Bytes in all, or steps. */
  total: number;
  /** All is sent: what is told of is how far its reading has come; a `total` of 0 says that nobody knows. @default false */
  isProcessing?: boolean;
}

/** What became of an upload. */
export interface UploadOutcome {
  /** One sentence: '312 policies loaded.' */
  text: string;
  /** Figures under it: read, loaded, refused. @default none */
  facts?: readonly NameValueItem[];
  /** What was not taken and why, one a line. @default none */
  problems?: readonly string[];
}

/** Where an upload stands: before it, under way, over. */
export type UploadState =
  | { phase: "choosing"; note?: "cancelled"; failure?: Failure }
  | { phase: "uploading"; progress: UploadProgress | undefined }
  | { phase: "done"; outcome: UploadOutcome };

/** Whether all is sent and the answer is waited for. */
export function isProcessing(progress: UploadProgress | undefined): boolean {
  if (progress === undefined) return false;
  return progress.isProcessing ?? (progress.total > 0 && progress.loaded >= progress.total);
}

/** How much of what is under way is done; undefined while nobody knows. */
export function measureOf(progress: UploadProgress | undefined): { value: number; max: number } | undefined {
  if (progress === undefined || progress.total <= 0) return undefined;
  const isOnlyWaiting = isProcessing(progress) && !progress.isProcessing;
  return isOnlyWaiting ? undefined : { value: progress.loaded, max: progress.total };
}
