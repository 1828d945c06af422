import type { BusinessClock } from "./business-clock.ts";

/** Milliseconds between checks for a new business day. */
const interval = 60_000;

/** Work to do once on each business day. */
interface DailyWork {
  readonly clock: Pick<BusinessClock, "today">;
  /**
   * Does the work of a day.
   * @param signal aborted when the server stops
   * @param today `YYYY-MM-DD`
   */
  readonly run: (signal: AbortSignal, today: string) => Promise<void>;
  /** Reports an error. The work is tried again at the next check. */
  readonly failed: (error: unknown) => void;
}

/** Runs work at the start and then on every business day, until stopped. */
export function runDaily({ clock, run, failed }: DailyWork) {
  const stopping = new AbortController();
  let done = "";
  const check = async () => {
    const today = clock.today();
    if (today === done || stopping.signal.aborted) return;
    try {
      await run(stopping.signal, today);
      done = today;
    } catch (error) {
      if (!stopping.signal.aborted) failed(error);
    }
  };
  let running = check();
  const timer = setInterval(() => {
    running = running.then(check);
  }, interval);
  return {
    /** Waits until the current run ends. */
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
