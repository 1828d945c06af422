import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** Presses Tab or Shift+Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let step = 0; step < 150; step++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}
