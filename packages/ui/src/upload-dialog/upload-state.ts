import type { Failure } from "../failure/failure.js";
import type { NameValueItem } from "../name-value-table/name-value-table.js";

/** How far an upload has come. */
export interface UploadProgress {
  /** Bytes sent. */
  loaded: number;
  /** Bytes in all. */
  total: number;
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
  return progress !== undefined && progress.total > 0 && progress.loaded >= progress.total;
}
