import type { Job } from "@portico/renderer/client";
import { reportMessages as texts } from "../messages/reports.ts";

/** The last known state of a job. */
export interface LatestJob {
  readonly read: () => Job | undefined;
  readonly set: (job: Job) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the state of a job that isn't polled yet. */
export function createLatestJob(): LatestJob {
  let latest: Job | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => latest,
    set: (job) => {
      latest = job;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The progress of a report for a progress bar. */
export function progressOf(job: Pick<Job, "state" | "done" | "total"> | undefined) {
  if (!job || job.state === "queued") return { valueText: texts.queued };
  if (job.total === null) return {};
  return { value: job.done, max: job.total, valueText: texts.rows(job.done, job.total) };
}
