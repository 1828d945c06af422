import type { CDPSession, Page } from "playwright";

/** A contestant's page in the browser, and its resource usage. */
export interface BrowserPage {
  page: Page;
  cdp: CDPSession;
}

/** The duration of one step, in ms. */
export interface Took {
  /** CPU time of the page's main thread. */
  cpu: number;
  wall: number;
}

const pollEvery = 50;

/** The maximum wait in ms, for pages that never become idle. */
const longest = 1500;

/** CPU time of the page's main thread so far, in ms. Counts only tasks, by the operating system's thread times. */
async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Waits until the page has been idle for a while. */
export async function settle(cdp: CDPSession): Promise<number> {
  let last = await taskTime(cdp);
  let quiet = 0;
  const end = performance.now() + longest;
  while (quiet < 4 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pollEvery));
    const now = await taskTime(cdp);
    quiet = now - last < 1 ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

/** The CPU time from now until the page is idle after `step`. The step measures its own wall time. */
export async function took({ cdp }: BrowserPage, step: () => Promise<number>): Promise<Took> {
  const before = await taskTime(cdp);
  const wall = await step();
  return { cpu: (await settle(cdp)) - before, wall };
}

/** The size of the JavaScript heap after garbage collection, in MB. */
export async function heap({ cdp }: BrowserPage): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}
