import type { UploadProgress } from "@portico/ui/work-dialogs";
import { cancelJob, followJob, type Job, startedJobOf } from "../../client/job.ts";
import type { ScreenClient } from "../../client/screen-client.ts";
import type { RepeatableOptions } from "../../client/use-repeatable-request.ts";
import type { RendererMessages } from "../../messages/renderer-messages.ts";
import { uploadMessages } from "../../messages/uploads.ts";

/** Options of `followUpload`. */
export interface FollowedUpload {
  readonly client: ScreenClient;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Called with the id of the job that processes the file. */
  readonly onJobStarted?: (id: string) => void;
  /** Called if the request to cancel the job failed. */
  readonly onCancelFailed: (error: unknown) => void;
  /** Called with what the job left behind once it is canceled. */
  readonly onCancelled: (message: string | null) => void;
  /** Called with the result if the job finished before it was canceled. */
  readonly onTooLate: (message: string | null) => void;
  /** Those of the host. @default English */
  readonly messages?: RendererMessages | undefined;
  /** Functions to follow and cancel a job. @default those of `api/job` */
  readonly jobs?: { follow: typeof followJob; cancel: typeof cancelJob };
}

/** Options of `sendUpload`. */
export interface UploadOptions extends FollowedUpload {
  /** Sends the request. */
  readonly send: (options: RepeatableOptions) => Promise<Response>;
  readonly file: File;
  readonly query: Readonly<Record<string, string>>;
  /** The other fields of a multipart body. @default none */
  readonly fields?: Readonly<Record<string, string>>;
  /** The name of the file's part in a multipart body, or undefined if the file is the body. */
  readonly partName: string | undefined;
}

/** The server's result for a file. */
export interface UploadResult {
  /** The server's message about the result. What is to be known first is on lines before it. */
  readonly message: string | null;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Thrown if the server processed the file and imported nothing. */
export class UploadRejectedError extends Error {
  /** The job's result: counts and rejected lines. */
  readonly result: Readonly<Record<string, unknown>>;
  constructor(message: string, result: Readonly<Record<string, unknown>>) {
    super(message);
    this.result = result;
  }
}

/**
 * Uploads a file and follows the job that processes it. Aborting stops the upload, or later cancels the job.
 * @throws UploadRejectedError if the job failed or was canceled
 */
export async function sendUpload(options: UploadOptions): Promise<UploadResult> {
  const { send, file, query, fields, partName, signal, onProgress } = options;
  const total = Math.max(1, file.size);
  const response = await send({
    query,
    ...(partName === undefined ? { file } : { form: multipartBody(partName, file, fields) }),
    signal,
    onUpload: (sent) => onProgress({ loaded: sent * total, total }),
  });
  return followUpload(response, options);
}

/**
 * Follows the job that a request started. Aborting cancels the job.
 * @throws UploadRejectedError if the job failed or was canceled
 */
export async function followUpload(response: Response, options: FollowedUpload): Promise<UploadResult> {
  const { client, signal, onProgress } = options;
  const { follow, cancel } = options.jobs ?? { follow: followJob, cancel: cancelJob };
  const jobId = await startedJobOf(response);
  if (jobId === undefined) return { message: null, result: toRecord(await readJson(response)) };
  options.onJobStarted?.(jobId);
  let cancellation: Promise<void> | undefined;
  const onAbort = () => {
    cancellation = cancelAndWait(jobId, { follow, cancel }, options);
  };
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const job = await follow(client, jobId, { signal, onProgress: (job) => onProgress(progressOf(job)) });
    if (job.state === "done") return { message: job.message, result: job.result ?? {} };
    const texts = uploadMessages(options.messages);
    const text = job.state === "cancelled" ? texts.cancelled : texts.refused;
    throw new UploadRejectedError(job.message ?? text, job.result ?? {});
  } finally {
    signal.removeEventListener("abort", onAbort);
    await cancellation;
  }
}

/** Requests that a job is canceled, and waits until it has ended. */
async function cancelAndWait(
  jobId: string,
  { follow, cancel }: NonNullable<UploadOptions["jobs"]>,
  { client, onCancelFailed, onCancelled, onTooLate }: FollowedUpload,
): Promise<void> {
  try {
    await cancel(client, jobId);
    const job = await follow(client, jobId);
    if (job.state === "done") onTooLate(job.message);
    if (job.state === "cancelled") onCancelled(job.message);
  } catch (error) {
    onCancelFailed(error);
  }
}

function progressOf({ done, total }: Job): UploadProgress {
  return { loaded: done, total: total ?? 0, isProcessing: true };
}

function multipartBody(
  partName: string,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(partName, file);
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
