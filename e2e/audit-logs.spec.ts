import { makeAccount } from "./accounts.ts";
import { closeWithEscape } from "./escape.ts";
import { filter, headings, openAs, press, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const address = "/portal/manage/audit_logs";

test("an audit event shows the values before and after a change", async ({ page }) => {
  const { email } = await makeAccount({ like: "admin" });
  const key = `audited${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, email, `/portal/manage/configuration?name=${key}`);
  await press(page, "New");
  const dialog = page.getByRole("dialog", { name: "New entry" });
  await dialog.getByLabel("Group").fill("journeys");
  await dialog.getByLabel("Key").fill(key);
  await dialog.getByLabel("Type").selectOption("text");
  await dialog.getByLabel("Value").fill("one");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("main").getByRole("row").filter({ hasText: key }).click();
  await press(page, "Edit");
  const edit = page.getByRole("dialog", { name: "Edit entry" });
  await edit.getByLabel("Value").fill("two");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(edit).toBeHidden();

  await page.goto(`${address}?category=configuration`);
  await shown(page);
  expect(await headings(page)).toEqual(
    expect.arrayContaining(["Category", "Created by", "Occurrences", "Result", "First access"]),
  );
  const row = page.getByRole("main").getByRole("row").filter({ hasText: email }).first();
  await row.getByText("changed", { exact: true }).click();
  const event = page.getByRole("region", { name: "Audit event" });
  const changes = event.getByRole("table", { name: "Changes" });
  await expect(changes.getByRole("row").filter({ hasText: "Value" })).toHaveText(/^Value\s*one\s*two$/);
  await expect(changes.getByRole("row").filter({ hasText: "Key" })).toHaveCount(0);
});

test("an audit event without changes says so, opened by keyboard", async ({ page }) => {
  const { email } = await makeAccount({ like: "admin" });
  await openAs(page, email, `${address}?category=sign-in`);
  const row = page.getByRole("main").getByRole("row").filter({ hasText: email }).first();
  await row.getByRole("button", { name: "sign-in", exact: true }).focus();
  await page.keyboard.press("Enter");
  const event = page.getByRole("region", { name: "Audit event" });
  await expect(event).toContainText("This event didn't change any rows.");
  await closeWithEscape(event);
});

test("text search requires a date range, and the user filter stays out of the URL", async ({ page }) => {
  const { email } = await makeAccount({ like: "admin" });
  await openAs(page, email, address);
  await expect(await filter(page, "User")).toBeDisabled();
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await page.goto(`${address}?from=${today}&to=${today}`);
  await shown(page);
  await (await filter(page, "User")).fill(email);
  await expect(page.getByRole("main").getByRole("row").filter({ hasText: email }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("row").filter({ hasText: "System" })).toHaveCount(0);
  expect(page.url()).not.toContain("user");
});

test("users without access are redirected", async ({ page }) => {
  await signInWith(page, { like: "agent" }, address);
  await expect(page).toHaveURL(/error\?error=insufficient_permissions/);
});
