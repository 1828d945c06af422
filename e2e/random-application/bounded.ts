/** Milliseconds that the longest step takes, which is completing the form on a busy computer, three times over. */
const longestStep = 120_000;

/** Waits for a step. Fails if it takes too long: some waits for a page have no limit of their own. */
export async function bounded<Result>(what: string, step: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const message = `It took longer than ${longestStep / 1000} s: ${what}.`;
    timer = setTimeout(() => reject(new Error(message)), longestStep);
  });
  try {
    return await Promise.race([step, limit]);
  } finally {
    clearTimeout(timer);
  }
}
