import type { Browser, Page } from "playwright";

/** Milliseconds on a processor four times slower. */
export interface Interactions {
  readonly largestPaint: number;
  /** The slowest interaction of a visit, from the input to the next frame. */
  readonly slowestInteraction: number;
  /** The kind of event and the control of the slowest interaction. */
  readonly slowestControl: string;
}

interface Timing {
  readonly duration: number;
  readonly control: string;
}

declare global {
  interface Window {
    largestPaint: number;
    interactions: Timing[];
    /** Whether the entry of the key that ends the visit has arrived. */
    hasLastEntry: boolean;
  }
}

/** A key that nothing on the site uses. */
const lastKey = "F9";

/** Runs in the page before its scripts. */
function observe(lastKey: string) {
  window.largestPaint = 0;
  window.interactions = [];
  window.hasLastEntry = false;
  let end = Number.POSITIVE_INFINITY;
  // An entry no longer has a target that its event removed.
  const controls = new Map<number, string>();
  const name = ({ type, target, timeStamp }: Event) => {
    const element = target instanceof Element ? target : undefined;
    const text = element?.id || element?.textContent?.trim().slice(0, 40) || element?.tagName;
    controls.set(timeStamp, `${type} on ${text}`);
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, name, true);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.startTime >= end) window.hasLastEntry = true;
      else if (entry.interactionId)
        window.interactions.push({
          duration: entry.duration,
          control: controls.get(entry.startTime) ?? entry.name,
        });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener("keydown", ({ key, timeStamp }) => {
    if (key !== lastKey) return;
    end = timeStamp;
    // Only events that take some time have an entry.
    while (performance.now() < timeStamp + 50);
  });
}

/** Visits all steps on a throttled processor. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe, lastKey);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const largestPaint = await page.evaluate(() => window.largestPaint);
  await visit(page);
  // Entries arrive in order, after the frame that they describe: the last one says that all have arrived.
  await page.keyboard.press(lastKey);
  await page.waitForFunction(() => window.hasLastEntry);
  const interactions = await page.evaluate(() => window.interactions);
  await context.close();
  const slowest = interactions.toSorted((one, other) => other.duration - one.duration)[0];
  return {
    largestPaint,
    slowestInteraction: slowest?.duration ?? 0,
    slowestControl: slowest?.control ?? "none",
  };
}

async function visit(page: Page): Promise<void> {
  await page.getByLabel("ZIP code").fill("33134");
  await page.getByRole("button", { name: "See plans" }).click();
  await page.getByLabel("Age", { exact: true }).pressSequentially("40");
  await page.getByRole("button", { name: "Add child" }).click();
  await page.getByLabel("Age", { exact: true }).first().fill("40");
  await page.getByLabel("Age", { exact: true }).nth(1).pressSequentially("8");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Yearly income before taxes").fill("48000");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Your doctors and hospitals (optional)").pressSequentially("mar");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "See plans" }).click();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .click();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Filters" }).click();
  await page
    .getByRole("dialog")
    .getByRole("checkbox", { name: /^Silver/ })
    .click();
  await page.getByRole("button", { name: /^Show \d+ plan/ }).click();
  await page.getByRole("complementary").getByRole("link", { name: "Compare" }).click();
  await page.getByRole("columnheader").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Hospital" }).waitFor();
}
