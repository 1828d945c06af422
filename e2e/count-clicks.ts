import type { Page } from "@playwright/test";

/** Counts clicks and taps from now on, in the page that is open. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = "0";
    // A press on a label fires two clicks, and keys fire clicks too.
    const count = () => {
      document.documentElement.dataset.clicks = String(Number(document.documentElement.dataset.clicks) + 1);
    };
    document.addEventListener("pointerdown", count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.clicks));
}
