import type { JobState } from "@portico/screens";
import { errorStatus } from "./error-message.ts";
import type { ScreenClient } from "./screen-client.ts";
import { serviceOf } from "./services.ts";

/** A background job that the signed-in user started. */
export type Job = JobState;

/** Options of `followJob`. */
export interface FollowOptions {
  /** Called after each successful poll. */
  readonly onProgress?: (job: Job) => void;
  /** Stops polling. The job continues; see `cancelJob` to stop it. */
  readonly signal?: AbortSignal;
  /** Fetches the job's state. @default by the service `jobs` */
  readonly poll?: (id: string) => Promise<Job>;
}

/**
 * The first and the longest delay between polls in milliseconds, and the number of consecutive failures that are
 * tolerated.
 */
const pollDelays = { first: 300, longest: 2_000, maxFailures: 20 };

/**
 * Polls a job until it is done, failed or canceled. Lost connections and server errors are tolerated for 30 seconds,
 * because the job continues meanwhile.
 * @throws the error of the failed poll, or the signal's reason
 */
export async function followJob(client: ScreenClient, id: string, options: FollowOptions = {}): Promise<Job> {
  const { signal, onProgress, poll = pollOf(client, signal) } = options;
  let failures = 0;
  for (let wait = pollDelays.first; ; wait = Math.min(pollDelays.longest, wait * 1.5)) {
    signal?.throwIfAborted();
    try {
      const job = await poll(id);
      failures = 0;
      onProgress?.(job);
      if (hasEnded(job)) return job;
    } catch (error) {
      failures += 1;
      if (signal?.aborted || !isTemporary(error) || failures > pollDelays.maxFailures) throw error;
    }
    await delay(wait, signal);
  }
}

/** Cancels a job after its current step. Completed steps are not undone. Resolves before the job has stopped. */
export async function cancelJob(client: ScreenClient, id: string): Promise<void> {
  await client.request(serviceOf(client, "jobs").cancel, { params: { id } });
}

/** Returns the id of the job that a request started (202), or undefined if the request completed at once. */
export async function startedJobOf(response: Response): Promise<string | undefined> {
  if (response.status !== 202) return undefined;
  const body: unknown = await response.clone().json();
  const jobId: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "jobId") : null;
  return typeof jobId === "string" ? jobId : undefined;
}

/** Whether the job has ended. */
export function hasEnded({ state }: Pick<Job, "state">): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}

function pollOf(client: ScreenClient, signal: AbortSignal | undefined): (id: string) => Promise<Job> {
  const { get } = serviceOf(client, "jobs");
  return (id) => client.fetchJson(get, { params: { id }, signal });
}

/** Whether polling may succeed later: a network error, a server error, or too many requests. */
function isTemporary(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || status >= 500 || status === 429;
}

function delay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
