import type { Browser, Page } from "playwright";

/** Milliseconds on a processor four times slower. */
export interface Interactions {
  readonly largestPaint: number;
  /** The slowest interaction of a visit, from the input to the next frame. */
  readonly slowestInteraction: number;
}

declare global {
  interface Window {
    largestPaint: number;
    slowest: number;
  }
}

/** Runs in the page before its scripts. */
function observe() {
  window.largestPaint = 0;
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId)
        window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Visits all steps on a throttled processor. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const largestPaint = await page.evaluate(() => window.largestPaint);
  await visit(page);
  // Entries arrive after the frame that they describe.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const slowestInteraction = await page.evaluate(() => window.slowest);
  await context.close();
  return { largestPaint, slowestInteraction };
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
