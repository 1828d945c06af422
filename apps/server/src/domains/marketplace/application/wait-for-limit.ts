import { setTimeout } from "node:timers/promises";
import { Failure } from "../../../errors/failure.ts";
import type { Progress } from "../../../jobs/job-kind.ts";

/** Waits for milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** The longest wait until a job looks whether it was canceled, in seconds. */
const maxSlice = 5;
/** The number of times that a request is sent again. A job sends up to 20 at a time. */
const maxRetries = 30;

/** How a job waits. */
export interface WaitOptions {
  readonly progress: Progress;
  /** @default a timer */
  readonly wait?: Wait | undefined;
}

/**
 * Makes a request for a job. While the Marketplace's limit on requests is used up, it waits as long as the Marketplace
 * asks for, and makes the request again.
 * @throws JobStoppedError if the job was canceled or the server stops while it waits
 */
export async function waitForLimit<ResponseBody>(
  request: () => Promise<ResponseBody>,
  { progress, wait = setTimeout }: WaitOptions,
): Promise<ResponseBody> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 429 || retries === maxRetries) throw error;
      for (let left = error.details.retryAfter ?? 1; left > 0; left -= maxSlice) {
        await wait(Math.min(left, maxSlice) * 1_000);
        await progress.runStep(async () => {}, 0);
      }
    }
  }
}
