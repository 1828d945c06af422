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
  /** What is to be known before it, such as a question. @default nothing */
  notes?: readonly string[] | undefined;
  /** Counts below it: read, loaded, rejected. @default none */
  facts?: readonly NameValueItem[] | undefined;
  /** Rejected rows with reasons, one per line. @default none */
  problems?: readonly string[] | undefined;
  /** What is left to confirm, if the outcome is only what the upload would do. @default nothing */
  review?: UploadReview | undefined;
}

/** What an upload would do, for the user to confirm. */
export interface UploadReview {
  /** The text of the button that confirms: 'Load 12 new, 30 changed'. */
  confirmLabel: string;
  /** Why it can't be confirmed. @default it can */
  disabledReason?: string | undefined;
  /** Does what was shown, and resolves to the result or to another review. Rejects like `Upload`. */
  onConfirm: (request: UploadControl) => Promise<UploadOutcome>;
}

/** How an upload reports progress and is canceled. */
export interface UploadControl {
  /** Aborted when the user cancels or the dialog unmounts. */
  signal: AbortSignal;
  /** Reports progress. Without calls, the progress is indeterminate. */
  onProgress: (progress: UploadProgress) => void;
}

/** State of an upload: before, during, to be confirmed, or after. */
export type UploadState =
  | { phase: "choosing"; note?: "canceled"; failure?: Failure }
  | { phase: "uploading"; progress: UploadProgress | undefined }
  | { phase: "reviewing"; outcome: UploadOutcome; review: UploadReview }
  | { phase: "done"; outcome: UploadOutcome };

/** The state after an outcome. */
export function stateAfter(outcome: UploadOutcome): UploadState {
  const { review } = outcome;
  return review ? { phase: "reviewing", outcome, review } : { phase: "done", outcome };
}

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
