import type { Page } from "@playwright/test";
import { press, row, shown } from "./lists.ts";
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

test("a person's page shows their follow-ups first, and adds them", async ({ page }) => {
  const note = `Ask for the pay stub ${crypto.randomUUID().slice(0, 8)}`;
  await signInWith(page, { like: "admin" });
  await page.goto("/portal/leads");
  await shown(page);
  await page.getByRole("row").nth(1).click();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Person" }).first().click();
  await page.getByRole("button", { name: "Follow up" }).click();
  const form = page.getByRole("dialog", { name: "New follow-up" });
  await form.getByLabel("Kind").selectOption("Documents");
  await form.getByLabel("Or in business days").fill("3");
  await form.getByLabel("Note").fill(note);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("main").getByText(note).first()).toBeVisible();
  await expect(page.getByText("Follow-up: Documents: Open").first()).toBeVisible();
});
