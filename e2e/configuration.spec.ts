import type { Page } from "@playwright/test";
import { press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const address = "/portal/manage/configuration";

/** Returns a key that no other test uses. */
const newKey = () => `journey${crypto.randomUUID().slice(0, 8)}`;

async function openConfiguration(page: Page, key: string) {
  await signInWith(page, { like: "admin" }, `${address}?key=${key}`);
  await shown(page);
}

async function create(page: Page, key: string, value: string) {
  await press(page, "New");
  const dialog = page.getByRole("dialog", { name: "New entry" });
  await expect(dialog.getByRole("button", { name: "Create" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Group").fill("journeys");
  await dialog.getByLabel("Key").fill(key);
  await dialog.getByLabel("Type").selectOption("text");
  await dialog.getByLabel("Value").fill(value);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Form successfully submitted!")).toBeVisible();
  await expect(row(page, key)).toContainText(value);
}

test("an entry is created, edited and deleted", async ({ page }) => {
  const key = newKey();
  await openConfiguration(page, key);
  await expect(page.getByText("No Data", { exact: true })).toBeVisible();
  await create(page, key, "one");
  await row(page, key).click();
  await press(page, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  await expect(dialog.getByLabel("Value")).toHaveValue("one");
  await expect(dialog.getByRole("button", { name: "Update" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Value").fill("two");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, key)).toContainText("two");
  await press(page, "Delete");
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(question).toContainText("Really delete?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row(page, key)).toHaveCount(0);
});

test("a version conflict on a configuration entry shows both versions", async ({ page, browser }) => {
  const key = newKey();
  await openConfiguration(page, key);
  await create(page, key, "first");
  await row(page, key).click();
  await press(page, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  await dialog.getByLabel("Value").fill("mine");

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openConfiguration(other, key);
  await row(other, key).click();
  await press(other, "Edit");
  const theirs = other.getByRole("dialog", { name: "Edit entry" });
  await theirs.getByLabel("Value").fill("theirs");
  await theirs.getByRole("button", { name: "Update" }).click();
  await expect(theirs).toBeHidden();

  await dialog.getByRole("button", { name: "Update" }).click();
  const stale = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(stale).toContainText("mine");
  await expect(stale).toContainText("theirs");
  await stale.getByRole("radio", { name: /mine/ }).check();
  await stale.getByRole("button", { name: "Save chosen versions" }).click();
  await expect(stale).toBeHidden();
  await expect(row(page, key)).toContainText("mine");
});

test("server errors are shown on their field", async ({ page }) => {
  const key = newKey();
  await openConfiguration(page, key);
  await create(page, key, "one");
  await press(page, "New");
  const dialog = page.getByRole("dialog", { name: "New entry" });
  await dialog.getByLabel("Group").fill("journeys");
  await dialog.getByLabel("Type").selectOption("text");
  await dialog.getByLabel("Key").fill("7 is no word");
  await page.keyboard.press("Tab");
  await expect(
    dialog.getByText("Use letters, digits, dots, hyphens and underscores, starting with a letter"),
  ).toBeVisible();
  await dialog.getByLabel("Key").fill(key);
  await page.route("**/api/GeneralConfig", (route) =>
    route.fulfill({
      status: 422,
      json: { message: "Validation failed.", errors: { key: ["There is one already."] } },
    }),
  );
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("button", { name: "Key: There is one already." })).toBeVisible();
  await expect(dialog.getByLabel("Key")).toHaveAccessibleDescription(/There is one already\./);
});

test("agents cannot open the configuration", async ({ page }) => {
  await signInWith(page, { like: "manager" }, address);
  await expect(page).toHaveURL(/error=insufficient_permissions/);
});
