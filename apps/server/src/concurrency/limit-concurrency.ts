/** Thrown if too much work is already queued. */
export class ConcurrencyQueueFullError extends Error {
  override name = "ConcurrencyQueueFullError";
}

/** Runs work once a slot is free. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits how much work runs at once, in order of arrival.
 * @throws ConcurrencyQueueFullError while `maxWaiting` are already waiting
 */
export function limitConcurrency(atOnce: number, maxWaiting: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new ConcurrencyQueueFullError("Too much work is already queued.");
      // Hand the slot over directly, so that nothing can jump the queue.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
