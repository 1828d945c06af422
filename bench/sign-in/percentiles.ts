/** Statistics of several durations, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
}

/** Computes statistics of durations. All are zero without durations. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), slowest: at(1) };
}
