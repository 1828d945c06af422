import type { CDPSession, Page } from "playwright";

/** A contestant's page in the browser, and what it has used. */
export interface BrowserPage {
  page: Page;
  cdp: CDPSession;
}

/** What one step took, in ms. */
export interface Took {
  /** Time the page's main thread was at work. */
  cpu: number;
  wall: number;
}

const pollEvery = 50;

/** Some never come to rest by themselves; they are cut off here, in ms. */
const longest = 1500;

/** Processor time of the page's main thread so far, in ms: tasks alone, as the system counts a thread's ticks. */
async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Waits until the page has had nothing to do for a while. */
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

/** The processor time between now and the stillness after `step`; the wall time is the step's own to tell. */
export async function took({ cdp }: BrowserPage, step: () => Promise<number>): Promise<Took> {
  const before = await taskTime(cdp);
  const wall = await step();
  return { cpu: (await settle(cdp)) - before, wall };
}

/** JavaScript's heap after a thorough collection, in MB. */
export async function heap({ cdp }: BrowserPage): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}
