import type { Page } from "@playwright/test";

/** Counts the keys that are pressed from now on, in the page that is open. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.keys = "0";
    const count = () => {
      document.documentElement.dataset.keys = String(Number(document.documentElement.dataset.keys) + 1);
    };
    document.addEventListener("keydown", count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.keys));
}
