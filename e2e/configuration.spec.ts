import type { Page } from "@playwright/test";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { tabTo } from "./keyboard.ts";
import { press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const address = "/portal/manage/configuration";

/** Returns a key that no other test uses. */
const newKey = () => `journey${crypto.randomUUID().slice(0, 8)}`;

async function openConfiguration(page: Page, key: string) {
  await signInWith(page, { like: "admin" }, `${address}?name=${key}`);
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
  await expect(dialog.getByLabel("Key")).toHaveAccessibleDescription(/There is one already\./);
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Opens the list of settings with one setting, and its editor. */
async function openSetting(page: Page, name: string, label: string) {
  await page.goto(`${address}?name=${name}`);
  await shown(page);
  await row(page, label).click();
  await press(page, "Edit");
  const dialog = page.getByRole("dialog", { name: label });
  await expect(dialog.getByRole("button", { name: "Save" })).toBeVisible();
  return dialog;
}

test("every known setting is listed with its default, and none needs JSON", async ({ page }) => {
  await signInWith(page, { like: "admin" }, address);
  const table = await shown(page);
  for (const label of [
    "Holidays",
    "Partners",
    "Accent color",
    "Carrier links",
    "Time zone",
    "Days to keep logs",
  ]) {
    await expect(row(page, label).first()).toBeVisible();
  }
  await expect(table).not.toContainText("[{");
  await expectNoProblemsInAll(page, "the list of settings");
});

test("a holiday is added, counts in the estimate of time off, and is undone", async ({ page, browser }) => {
  await signInWith(page, { like: "admin" });
  const dialog = await openSetting(page, "business.holidays", "Holidays");
  await dialog.getByLabel("Year").selectOption("2031");
  await expect(dialog.getByRole("textbox", { name: "Name" }).first()).toHaveValue("New Year's Day");
  await dialog.getByRole("button", { name: "Add holiday" }).click();
  const rows = dialog.getByRole("group", { name: /^Holiday \d+$/ });
  // The day of a holiday that is already there is refused in its row.
  await rows.last().getByLabel("Date", { exact: true }).fill("2031-12-25");
  await rows.last().getByLabel("Name", { exact: true }).fill("Founders' Day");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rows.last().getByLabel("Date", { exact: true })).toHaveAccessibleDescription(
    /already in the list/,
  );
  await expect(rows.last().getByLabel("Name", { exact: true })).toHaveValue("Founders' Day");
  await expectNoProblemsInAll(page, "the holidays");
  await rows.last().getByLabel("Date", { exact: true }).fill("2031-06-04");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Changes saved")).toBeVisible();

  const agent = await (await browser.newContext()).newPage();
  await signInWith(agent, { like: "agent" }, "/portal/pto");
  await press(agent, "New");
  const request = agent.getByRole("dialog", { name: "New time off request" });
  await request.getByLabel("Start date").fill("2031-06-03");
  await request.getByLabel("End date").fill("2031-06-04");
  await expect(request).toContainText("without Founders' Day");

  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History of Holidays" });
  await expect(history).toContainText("Founders' Day");
  await expectNoProblemsInAll(page, "the history of a setting");
  await history.getByRole("button", { name: "Undo this change" }).click();
  await expect(history.getByRole("button", { name: "Restore this value" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await agent.reload();
  await shown(agent);
  await press(agent, "New");
  await request.getByLabel("Start date").fill("2031-06-03");
  await request.getByLabel("End date").fill("2031-06-04");
  await expect(request).toContainText("14 hours");
  await expect(request).not.toContainText("Founders' Day");
});

test("a partner's brand gets a logo and an accent color, which its host shows", async ({ page }) => {
  await signInWith(page, { like: "admin" });
  const dialog = await openSetting(page, "brand.partners", "Partners");
  const first = dialog.getByRole("group", { name: "Partner 1" });
  await expect(first.getByRole("img", { name: "Preview of the logo" })).toBeVisible();
  await dialog.getByRole("button", { name: "Add partner" }).click();
  const partner = dialog.getByRole("group", { name: "Partner 3" });
  await partner.getByLabel("Name", { exact: true }).fill("Journey Health");
  await partner.getByLabel("Short name").fill("journey");
  await partner.getByLabel("Host prefix").fill("journey.");
  await partner.locator('input[type="file"]').setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(onePixel, "base64"),
  });
  await expect(partner.getByLabel("Logo", { exact: true })).toHaveValue(/^\/api\/GeneralConfig\/logos\//);
  const accent = partner.getByLabel("Accent color", { exact: true });
  await accent.fill("#ffd24a");
  await expect(partner.getByRole("status").filter({ hasText: "Contrast" })).toContainText("At least 4.5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(accent).toHaveAccessibleDescription(/contrast of 1\.4/);
  await expect(partner.getByLabel("Name", { exact: true })).toHaveValue("Journey Health");
  await accent.fill("#7a1fa2");
  await expectNoProblemsInAll(page, "the partners");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const { port } = new URL(page.url());
  await page.goto(`http://journey.localhost:${port}/login`);
  await expect(page.getByRole("img", { name: "Journey Health" }).first()).toHaveAttribute("src", /\/logos\//);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--portico-brand-600").trim(),
  );
  expect(primary).toBe("#7a1fa2");
  await expectNoProblemsInAll(page, "the login page with an accent");
});

test("two administrators change a setting at once: the second one chooses a version", async ({
  page,
  browser,
}) => {
  await signInWith(page, { like: "admin" });
  const mine = await openSetting(page, "marketplace.openEnrollment", "Open enrollment");
  await mine.getByLabel("Open enrollment").fill("2041 2040-11-01/2040-12-15");
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInWith(other, { like: "admin" });
  const theirs = await openSetting(other, "marketplace.openEnrollment", "Open enrollment");
  await theirs.getByLabel("Open enrollment").fill("2042 2041-11-01/2041-12-15");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toBeHidden();
  await press(other, "History");
  const history = other.getByRole("dialog", { name: "History of Open enrollment" });
  await expect(history).toContainText("2042 2041-11-01/2041-12-15");

  await mine.getByRole("button", { name: "Save" }).click();
  const stale = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(stale).toContainText("2041 2040-11-01/2040-12-15");
  await expect(stale).toContainText("2042 2041-11-01/2041-12-15");
  await stale.getByRole("radio", { name: /2041 2040/ }).check();
  await stale.getByRole("button", { name: "Save chosen versions" }).click();
  await expect(stale).toBeHidden();
  await expect(row(page, "Open enrollment")).toContainText("2041 2040-11-01/2040-12-15");

  // The colleague's history is out of date now, so that nothing is undone.
  await history.getByRole("button", { name: "Undo this change" }).first().click();
  await expect(history.getByRole("alert")).toContainText("changed after you opened it");
  await history.getByRole("button", { name: "Show the current history" }).click();
  await expect(history).toContainText("2041 2040-11-01/2040-12-15");
});

test("settings that decide where tokens go are read-only, with the reason", async ({ page }) => {
  await signInWith(page, { like: "admin" }, `${address}?name=marketing.url`);
  await shown(page);
  await row(page, "Marketing page").click();
  await press(page, "Edit");
  const dialog = page.getByRole("dialog", { name: "Marketing page" });
  await expect(dialog).toContainText("security administrator");
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
});

test("a setting is changed with the keyboard only, after a refused value", async ({ page }) => {
  await signInWith(page, { like: "admin" }, `${address}?name=logs.retentionDays`);
  await shown(page);
  // The rows of a list are one stop: Enter edits the row with the focus.
  await tabTo(page, row(page, "Days to keep logs"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Days to keep logs" });
  const days = dialog.getByLabel("Days to keep logs");
  await tabTo(page, days);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("4000");
  await page.keyboard.press("Enter");
  await expect(days).toHaveAccessibleDescription(/whole number of days from 1 to 3,650/);
  await expect(days).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row(page, "Days to keep logs")).toContainText("120");
});

test("agents cannot open the configuration", async ({ page }) => {
  await signInWith(page, { like: "manager" }, address);
  await expect(page).toHaveURL(/error=insufficient_permissions/);
});
