import { useCallback, useEffect, useRef, useState } from "react";
import { cancelJob, followJob, type Job } from "./job.ts";
import { useClient } from "./screen-client.ts";

/** The job that a page follows. */
export interface TrackedJob {
  /** The last known state, or undefined before the first poll. */
  readonly job: Job | undefined;
  /** Whether a cancel was requested and is pending. */
  readonly isCanceling: boolean;
  /** Polls the job until it ends or the component unmounts. */
  readonly follow: (id: string) => Promise<Job>;
  /** Requests the job's cancellation. */
  readonly cancel: () => Promise<void>;
}

/** Follows one job at a time. Polling stops on unmount; the job continues. */
export function useJob(): TrackedJob {
  const client = useClient();
  const [job, setJob] = useState<Job>();
  const [isCanceling, setCanceling] = useState(false);
  const current = useRef<{ id: string; abort: AbortController }>(undefined);
  useEffect(() => () => current.current?.abort.abort(), []);

  const follow = useCallback(
    async (id: string) => {
      current.current?.abort.abort();
      const abort = new AbortController();
      current.current = { id, abort };
      setJob(undefined);
      setCanceling(false);
      return followJob(client, id, { signal: abort.signal, onProgress: setJob });
    },
    [client],
  );
  const cancel = useCallback(async () => {
    if (!current.current) return;
    setCanceling(true);
    try {
      await cancelJob(client, current.current.id);
    } catch (error) {
      setCanceling(false);
      throw error;
    }
  }, [client]);
  return { job, isCanceling, follow, cancel };
}
