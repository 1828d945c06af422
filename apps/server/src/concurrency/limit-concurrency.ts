/** Too much work waits for its turn. */
export class ConcurrencyQueueFullError extends Error {
  override name = "TurnsTakenError";
}

/** Runs work when its turn comes. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so much work run at once, in the order it came.
 * @throws TurnsTakenError from the work that comes while `mostWaiting` wait already
 */
export function limitConcurrency(atOnce: number, mostWaiting: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ConcurrencyQueueFullError("Too much waits already.");
      // Whoever is done hands its place on, so that nobody comes between.
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
