import { makeAccount } from "./accounts.ts";
import { closeWithEscape } from "./escape.ts";
import { filter, headings, openAs, press } from "./lists.ts";
import { expect, password, signInWith, test } from "./portal.ts";

const address = "/portal/manage/logs";

test("Live shows new log entries, which open with their fields, and pauses on other pages", async ({
  page,
}) => {
  const { email } = await makeAccount({ like: "admin" });
  const other = await makeAccount({ like: "agent" });
  // Other tests sign in too, which would push the entries off a short page.
  await openAs(page, email, `${address}?category=sign-in&pageSize=100`);
  expect(await headings(page)).toEqual(["Level", "Message", "User", "Category", "Server", "Date", "Actions"]);
  const main = page.getByRole("main");
  const rows = main.getByRole("row").filter({ hasText: other.email });
  await expect(rows).toHaveCount(0);

  const live = main.getByRole("switch", { name: "Live" });
  await live.check();
  await page.request.post("/identity/login", { data: { user: other.email, pass: "wrong password" } });
  await page.request.post("/identity/login", { data: { user: other.email, pass: password } });
  await expect(rows).toHaveCount(2, { timeout: 15_000 });
  await expect(main.getByRole("status").filter({ hasText: /\d new at/ })).toBeVisible();

  await rows.getByText("Sign-in refused", { exact: true }).click();
  const entry = page.getByRole("dialog", { name: "Log entry" });
  await expect(entry.getByRole("table", { name: "Fields" })).toContainText("refused: wrong password");
  await closeWithEscape(entry);

  await page.goto(`${address}?category=sign-in&sort=date`);
  await live.check();
  await expect(main.getByText("Paused. Go to the first page")).toBeVisible();
});

test("text search requires a date range, and an export is a spreadsheet", async ({ page }) => {
  const { email } = await makeAccount({ like: "admin" });
  await openAs(page, email, address);
  await expect(page.getByText("A text search covers up to 31 days.")).toBeVisible();
  await expect(await filter(page, "Message")).toBeDisabled();
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await openAs(page, email, `${address}?from=${today}&to=${today}&level=Info`);
  await (await filter(page, "Message")).fill("SIGN-IN");
  await expect(page.getByRole("main").getByRole("row").filter({ hasText: email }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await press(page, "Export");
  expect((await download).suggestedFilename()).toMatch(/^logs-.*\.xlsx$/);
});

test("users without access are redirected", async ({ page }) => {
  await signInWith(page, { like: "agent" }, address);
  await expect(page).toHaveURL(/error\?error=insufficient_permissions/);
});
