import { useCallback, useEffect, useRef, useState } from "react";
import { cancelJob, followJob, type Job } from "./job.ts";

/** A job that a page tracks. */
export interface TrackedJob {
  /** The last known state; undefined before. */
  readonly job: Job | undefined;
  /** Whether a cancel was requested and is pending. */
  readonly isCanceling: boolean;
  /** Follows it to its end, for as long as the page is there. */
  readonly follow: (id: string) => Promise<Job>;
  /** Asks it to stop. */
  readonly cancel: () => Promise<void>;
}

/** Follows one job at a time. A page that goes away stops looking; the job continues. */
export function useJob(): TrackedJob {
  const [job, setJob] = useState<Job>();
  const [isCancelling, setCancelling] = useState(false);
  const followed = useRef<{ id: string; leave: AbortController }>(undefined);
  useEffect(() => () => followed.current?.leave.abort(), []);

  const follow = useCallback(async (id: string) => {
    followed.current?.leave.abort();
    const leave = new AbortController();
    followed.current = { id, leave };
    setJob(undefined);
    setCancelling(false);
    return followJob(id, { signal: leave.signal, onProgress: setJob });
  }, []);
  const cancel = useCallback(async () => {
    if (!followed.current) return;
    setCancelling(true);
    try {
      await cancelJob(followed.current.id);
    } catch (error) {
      setCancelling(false);
      throw error;
    }
  }, []);
  return { job, isCanceling: isCancelling, follow, cancel };
}
