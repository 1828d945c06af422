import type { Page } from "@playwright/test";
import { expectNoProblems } from "./accessibility-checks.ts";
import { press, row, shown } from "./lists.ts";
import { myAccount } from "./open-my-account.ts";
import { expect, signInWith, test, totalRecords } from "./portal.ts";

/** Today where the business is. */
function businessDay(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
}

/** Searches the list, until only the row with the text is left. */
async function search(page: Page, text: string) {
  await page.getByRole("searchbox").fill(text);
  await expect.poll(() => totalRecords(page)).toBe(1);
}

test("a follow-up is added to a lead by keyboard, snoozed, and done", async ({ page }) => {
  const note = `Call about the bronze plan ${crypto.randomUUID().slice(0, 8)}`;
  await signInWith(page, { like: "admin" });
  await page.goto("/portal/leads");
  await shown(page);
  const first = page.getByRole("row").nth(1);
  await first.click();
  await page.keyboard.press("f");
  const form = page.getByRole("dialog", { name: "New follow-up" });
  await form.getByLabel("Kind").selectOption("Call Back");
  await form.getByLabel("Due", { exact: true }).fill(businessDay());
  await form.getByLabel("Time").fill("2:30p");
  await form.getByLabel("Note").fill(note);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Follow-up added")).toBeVisible();

  const link = page.getByRole("link", { name: /^Follow-ups/ });
  await expect(link).toContainText("due");
  await link.click();
  await shown(page);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitemradio", { name: "Mine" }).click();
  await expect(page).toHaveURL(/mine=true/);
  await search(page, note);
  await expect(row(page, note)).toContainText("Today");
  await expect(row(page, note)).toContainText("Call Back");
  await row(page, note).click();
  await press(page, "Snooze a Week");
  await expect(page.getByText("Snoozed")).toBeVisible();
  await expect(row(page, note)).not.toContainText("Today");
  // A search is within the view, which has only open ones.
  await expect(page.getByRole("button", { name: "Mine", exact: true })).toBeVisible();
  await page.goto("/portal/follow-ups");
  await shown(page);
  await search(page, note);
  await row(page, note).click();
  await press(page, "Change Status");
  const status = page.getByRole("dialog", { name: "Change Status" });
  await status.getByRole("radio", { name: "Done" }).check();
  await status.getByLabel("Comment").fill("Reached her");
  await status.getByRole("button", { name: "Change Status" }).click();
  await expect(row(page, note)).toContainText("Done");
});

test("a person's page adds follow-ups, shows them first, and leads to them", async ({ page }) => {
  const note = `Ask for the pay stub ${crypto.randomUUID().slice(0, 8)}`;
  await signInWith(page, { like: "admin", hasOwnContact: true });
  await page.goto("/portal/leads");
  await shown(page);
  const link = page.getByRole("link", { name: /^Follow-ups/ }).first();
  await expect(link).not.toContainText("due");
  await page.getByRole("row").nth(1).click();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Person" }).first().click();
  await expect(page.getByRole("button", { name: "Follow Up" })).toBeVisible();
  await page.keyboard.press("f");
  const form = page.getByRole("dialog", { name: "New follow-up" });
  await form.getByLabel("Kind").selectOption("Documents");
  await form.getByLabel("Due", { exact: true }).fill(businessDay());
  await form.getByLabel("Note").fill(note);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("main").getByText(note).first()).toBeVisible();
  await expect(page.getByText("Follow-up: Documents: Open").first()).toBeVisible();
  await expect(link).toContainText("1 due");

  const palette = page.getByRole("dialog", { name: "Search" });
  const find = async (text: string) => {
    await page.keyboard.press("Control+k");
    await palette.getByRole("combobox").fill(text);
  };
  await find("follow up");
  await expect(palette.getByRole("option").first()).toHaveText(/^Follow Up\s*f$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New follow-up" })).toBeVisible();
  await page.keyboard.press("Escape");
  const name = (await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()) ?? "";

  await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: note })
    .getByRole("link", { name: "Follow-ups" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/portal\/follow-ups\?status=Open$/);
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(row(page, note)).toContainText("Today");
  await find("overdue");
  await expect(palette.getByRole("option").first()).toHaveText("Overdue");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/follow-ups\?timing=Overdue$/);
  await expect(page.getByRole("button", { name: "Overdue", exact: true })).toBeVisible();
});

test("the link to a user's calendar is created, copied, and revoked, and the morning email is turned on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWith(page, { like: "agent" }, myAccount);
  const section = page.getByRole("region", { name: "Follow-ups" });
  await section.getByRole("button", { name: "Create link" }).click();
  await section.getByRole("button", { name: "Copy link" }).click();
  const url = await section.getByLabel("Your link").inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectNoProblems(page);
  const { pathname } = new URL(url);
  const calendar = await page.request.get(pathname);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");

  await section.getByRole("button", { name: "Revoke link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText("Link revoked")).toBeVisible();
  await expect(section.getByText("You have no link.")).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);

  const mail = section.getByRole("switch", { name: "Email me what is due" });
  await mail.click();
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(mail).not.toBeChecked();
});

test("the page of a record adds a follow-up by its key", async ({ page }) => {
  const note = `Call about the silver plan ${crypto.randomUUID().slice(0, 8)}`;
  await signInWith(page, { like: "admin" });
  await page.goto("/portal/leads");
  await shown(page);
  await page.getByRole("row").nth(2).click();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/portal\/leads\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("main").getByRole("button", { name: "Edit Lead" })).toBeVisible();
  await page.keyboard.press("f");
  const form = page.getByRole("dialog", { name: "New follow-up" });
  await form.getByLabel("Kind").selectOption("Call Back");
  await form.getByLabel("Or business days").fill("1");
  await form.getByLabel("Note").fill(note);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Follow-up added")).toBeVisible();
});
