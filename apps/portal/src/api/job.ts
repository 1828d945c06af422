import { jobEndpoints } from "@portico/contract/features/jobs";
import type { AnswerOf } from "@portico/contract/schemas";
import { fetchJson, request } from "./client.ts";
import { errorStatus } from "./error-message.ts";
import { addEndpoints } from "./known-endpoints.ts";

addEndpoints(jobEndpoints);

/** How far a job is that one started oneself. */
export type Job = AnswerOf<"jobs.get">;

/** How a job is followed. */
export interface FollowOptions {
  /** Called each time it was looked at. */
  readonly onProgress?: (job: Job) => void;
  /** Ends the looking, not the job; see `cancelJob`. */
  readonly signal?: AbortSignal;
  /** Looks at it once. @default by `jobs.get` */
  readonly look?: (id: string) => Promise<Job>;
}

/** Milliseconds between two looks, at first and at most, and after so many that failed in a row it is given up. */
const pauses = { first: 300, longest: 2_000, mostFailures: 20 };

/**
 * Follows a job to its end: done, failed or canceled. A lost connection and a server in trouble are waited out for
 * half a minute, because the job continues in the meantime.
 * @throws what looking at it threw, and the signal's reason
 */
export async function followJob(id: string, options: FollowOptions = {}): Promise<Job> {
  const { signal, onProgress, look = (job) => fetchJob(job, signal) } = options;
  let failures = 0;
  for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * 1.5)) {
    signal?.throwIfAborted();
    try {
      const job = await look(id);
      failures = 0;
      onProgress?.(job);
      if (isOver(job)) return job;
    } catch (error) {
      failures += 1;
      if (signal?.aborted || !isPassing(error) || failures > pauses.mostFailures) throw error;
    }
    await passTime(pause, signal);
  }
}

/** Asks a job to stop after its step; what it did stays. Who follows it learns when it has. */
export async function cancelJob(id: string): Promise<void> {
  await request("jobs.cancel", { params: { id } });
}

/** The job that an answer says it began (202), or undefined where all was done at once. */
export async function startedJobOf(response: Response): Promise<string | undefined> {
  if (response.status !== 202) return undefined;
  const answer: unknown = await response.clone().json();
  const jobId: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "jobId") : null;
  return typeof jobId === "string" ? jobId : undefined;
}

/** Whether nothing more comes of it. */
export function isOver({ state }: Pick<Job, "state">): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}

function fetchJob(id: string, signal: AbortSignal | undefined): Promise<Job> {
  return fetchJson("jobs.get", { params: { id }, signal });
}

/** No answer at all, a server in trouble, or too many looks. */
function isPassing(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || status >= 500 || status === 429;
}

function passTime(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
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
