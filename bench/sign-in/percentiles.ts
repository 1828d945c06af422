/** What a number of times say, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
}

/** Sums times up; all zero where there are none. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), slowest: at(1) };
}
