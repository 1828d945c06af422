import type { Locator, Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** Presses Tab or Shift+Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let step = 0; step < 400; step++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

/** Selects a radio button with Tab, Space and ↓. */
export async function selectRadio(page: Page, group: Locator, name: string) {
  const radios = group.getByRole("radio");
  await tabTo(page, radios.first());
  await page.keyboard.press("Space");
  const selected = group.getByRole("radio", { name, exact: true });
  const count = await radios.count();
  for (let step = 1; step < count && !(await selected.isChecked()); step++)
    await page.keyboard.press("ArrowDown");
  await expect(selected).toBeChecked();
}
