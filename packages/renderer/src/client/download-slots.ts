/** Limits how many downloads run at once. */
export interface DownloadSlots {
  /**
   * Resolves when a slot is free. Requests get slots in order.
   * @param onWait called if no slot is free yet
   * @returns a function that releases the slot; calling it again does nothing
   * @throws the signal's reason if it is aborted while waiting
   */
  take(signal: AbortSignal, onWait: () => void): Promise<() => void>;
}

/** Creates `count` slots. */
export function createDownloadSlots(count: number): DownloadSlots {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const releaseOnce = () => {
    let isReleased = false;
    return () => {
      if (!isReleased) release();
      isReleased = true;
    };
  };
  return {
    async take(signal, onWait) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return releaseOnce();
      }
      onWait();
      await new Promise<void>((resolve, reject) => {
        const onAbort = () => {
          waiting.splice(waiting.indexOf(start), 1);
          reject(signal.reason);
        };
        const start = () => {
          signal.removeEventListener("abort", onAbort);
          resolve();
        };
        waiting.push(start);
        signal.addEventListener("abort", onAbort, { once: true });
      });
      return releaseOnce();
    },
  };
}
