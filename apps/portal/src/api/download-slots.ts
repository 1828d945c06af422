/** Lets a limited number of downloads run at once. */
export interface DownloadSlots {
  /**
   * Waits for a free slot, in the order of the calls.
   * @param onWait called where there is none at once
   * @returns what frees the slot again; more than once does nothing
   * @throws the signal's reason, where it is aborted before a slot is free
   */
  take(signal: AbortSignal, onWait: () => void): Promise<() => void>;
}

/** Slots for so many downloads at once. */
export function downloadSlots(count: number): DownloadSlots {
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
