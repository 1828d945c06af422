/** How often a property test runs, and its timeout in milliseconds: `count` times, and many more in `test:soak`. */
export function propertyRuns(count: number) {
  const factor = Number(process.env.PROPERTY_RUNS_FACTOR ?? 1);
  return { numRuns: count * factor, timeout: 180_000 * factor };
}
