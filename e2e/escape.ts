import type { Locator } from "@playwright/test";
import { expect } from "./portal.ts";

/**
 * Presses Escape in a dialog or menu after it has received focus and added its listeners, which happens after its
 * first paint.
 */
export async function pressEscape(layer: Locator): Promise<void> {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await layer.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await layer.page().keyboard.press("Escape");
}

/** Closes a dialog or menu with Escape. */
export async function closeWithEscape(layer: Locator): Promise<void> {
  await pressEscape(layer);
  await expect(layer).toBeHidden();
}
