import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { shown } from "./lists.ts";
import { expect, test } from "./portal.ts";
import { editorTitle, nextStep } from "./screen-editor.ts";
import { newName, openAsNew, screensAddress } from "./screens.ts";

const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

test("a screen can be created and submitted by keyboard", async ({ page }) => {
  const { title } = newName("By keys");
  await openAsNew(page, "admin", screensAddress);
  await shown(page);
  await tabTo(page, page.getByRole("button", { name: "New", exact: true }));
  await page.keyboard.press("Enter");
  await expect(editorTitle(page), "the page of a new screen begins at its title").toBeFocused();
  await tabTo(page, page.getByRole("button", { name: /^Unpaid Policies/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, part(page, "Name and navigation").getByRole("textbox", { name: "Title", exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(title);

  const columns = part(page, "Columns");
  await tabTo(page, columns.getByRole("combobox", { name: "Add a column" }));
  await page.keyboard.type("City");
  const option = page.getByRole("listbox", { name: "Add a column" }).getByRole("option", { name: "City" });
  await expect(option).toHaveAttribute("data-active", "true");
  await page.keyboard.press("Enter");
  await expect(columns.getByRole("combobox", { name: "Add a column" })).toBeFocused();
  const picked = columns.getByRole("list", { name: "Columns", exact: true }).getByRole("listitem");
  await expect(picked.last()).toContainText("City");
  for (let step = 0; step < 12; step++) {
    if (await columns.getByRole("button", { name: "Move City up" }).evaluate((one) => one.matches(":focus")))
      break;
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
  await expect(picked.nth(-2)).toContainText("City");
  await expect(columns.getByRole("button", { name: "Move City up" })).toBeFocused();

  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Version 1 saved as a draft")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(editorTitle(page)).toHaveText(title);
  await expect(
    columns.getByRole("button", { name: "Move City up" }),
    "saving leaves everything in its place",
  ).toBeFocused();
  const submit = page.getByRole("main").getByRole("button", { name: "Submit for approval", exact: true });
  await tabTo(page, submit, "Shift+Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("textbox", { name: "What's new" }));
  await page.keyboard.type("A list for the city.");
  await tabTo(page, dialog.getByRole("button", { name: "Submit for approval", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(nextStep(page)).toContainText("Waiting for another administrator to approve.");
  await expect.poll(() => hasFocus(page), "the focus comes back into the page").toBe(true);
});
