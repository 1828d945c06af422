import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** Rejects every request that changes something, as a server that is down. */
export async function rejectChanges(page: Page): Promise<void> {
  await page.route(/\/(api|identity)\//, (route, request) => {
    if (request.method() === "GET" || /\/(Session|search|Selections)\b/.test(request.url()))
      return route.fallback();
    return route.fulfill({ status: 503, json: { message: "The server isn't available. Try again." } });
  });
}

/**
 * Double-clicks a button whose form is rejected, by the form or by the server: the button is at the same place before,
 * while it is sent, and after.
 * @param rejected appears when the form is rejected
 */
export async function expectStill(page: Page, button: Locator, rejected: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  // Tooltips and animations are over.
  await button.hover();
  const before = await button.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = before ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  // At once: later, the second press would be a click of its own.
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  expect(await button.boundingBox(), "while it is sent").toEqual(before);
  await expect(rejected.first()).toBeVisible();
  expect(await button.boundingBox(), "after it was rejected").toEqual(before);
}
