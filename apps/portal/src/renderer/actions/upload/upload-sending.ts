import type { UploadProgress } from "@portico/ui/work-dialogs";
import { cancelJob, followJob, type Job, startedJobOf } from "../../../api/job.ts";
import type { RepeatableOptions } from "../../../api/use-repeatable-request.ts";
import { uploadMessages as texts } from "../../../messages/lists.ts";

/** What is sent, and how it is followed and stopped. */
export interface UploadSending {
  /** Makes the call. */
  readonly send: (options: RepeatableOptions) => Promise<Response>;
  readonly file: File;
  readonly query: Readonly<Record<string, string>>;
  /** The name of the file's part in a multipart body; undefined if the file is the body. */
  readonly part: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Called if the request to stop the job failed. */
  readonly onCancelFailed: (error: unknown) => void;
  /** Called with the result if the job was done before it could be stopped. */
  readonly onTooLate: (message: string | null) => void;
  /** How a job is followed and stopped. @default by the calls about jobs */
  readonly jobs?: { follow: typeof followJob; cancel: typeof cancelJob };
}

/** What the server made of a file. */
export interface UploadResult {
  /** The server's message about the result. */
  readonly message: string | null;
  readonly result: Readonly<Record<string, unknown>>;
}

/** The server read the file and took nothing of it. */
export class UploadRejectedError extends Error {
  /** The job's result: counts and rejected lines. */
  readonly result: Readonly<Record<string, unknown>>;
  constructor(message: string, result: Readonly<Record<string, unknown>>) {
    super(message);
    this.result = result;
  }
}

/**
 * Sends a file and follows the job that reads it. Stopped on the way it is not sent; stopped later the job is asked to
 * stop.
 * @throws UploadRefused where the job came to nothing
 */
export async function sendUpload(sending: UploadSending): Promise<UploadResult> {
  const { send, file, query, part, signal, onProgress } = sending;
  const { follow, cancel } = sending.jobs ?? { follow: followJob, cancel: cancelJob };
  const total = Math.max(1, file.size);
  const response = await send({
    query,
    ...(part === undefined ? { file } : { form: formOf(part, file) }),
    signal,
    onUpload: (sent) => onProgress({ loaded: sent * total, total }),
  });
  const jobId = await startedJobOf(response);
  if (jobId === undefined) return { message: null, result: recordOf(await readJson(response)) };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped = stopJob(jobId, { follow, cancel }, sending);
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const job = await follow(jobId, { signal, onProgress: (now) => onProgress(progressOf(now)) });
    if (job.state === "done") return { message: job.message, result: job.result ?? {} };
    const text = job.state === "cancelled" ? texts.cancelled : texts.refused;
    throw new UploadRejectedError(job.message ?? text, job.result ?? {});
  } finally {
    signal.removeEventListener("abort", stop);
    await stopped;
  }
}

/** Asks a job to stop and waits until it has, or has come to its end before. */
async function stopJob(
  jobId: string,
  { follow, cancel }: NonNullable<UploadSending["jobs"]>,
  { onCancelFailed, onTooLate }: UploadSending,
): Promise<void> {
  try {
    await cancel(jobId);
    const job = await follow(jobId);
    if (job.state === "done") onTooLate(job.message);
  } catch (error) {
    onCancelFailed(error);
  }
}

function progressOf({ done, total }: Job): UploadProgress {
  return { loaded: done, total: total ?? 0, isProcessing: true };
}

function formOf(part: string, file: File): FormData {
  const form = new FormData();
  form.set(part, file);
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
