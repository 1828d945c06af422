import type { Page } from "@playwright/test";
import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, choose, filter, headings, lists, openAs, press, row, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";

/**
 * Returns a date in a month relative to this one, in the format of lists. Day 0 is the last day of the previous
 * month.
 */
function dayOf(months: number, day: number): string {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day));
  return date.toISOString().slice(0, 10).replaceAll("-", "/");
}

/** Returns the texts of a row by column heading. */
async function cells(page: Page, policyNumber: string): Promise<Record<string, string>> {
  const table = await shown(page);
  const texts = await table.getByRole("columnheader").allTextContents();
  const headers = texts.map((text) => text.replace(/\d$/, ""));
  const written = await row(page, policyNumber).locator("td:not([data-select-cell]), th").allTextContents();
  return Object.fromEntries(headers.map((header, index) => [header, written[index] ?? ""]));
}

const specified = [
  "Agent",
  "Carrier",
  "AOR",
  "Insured name",
  "Policy number",
  "Status",
  "Members",
  "Month",
  "Year",
];
const badge = (page: Page, policyNumber: string) => row(page, policyNumber).locator("[data-tone]");

test("unpaid policies show months behind and the last day of grace", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  await openAs(page, own.email, lists.unpaid);
  const [withCredit = "", without = ""] = own.unpaid;
  const others = specified.filter((name) => name !== "Insured name");
  const first = ["Insured name", "Last day of grace", "Months behind"];
  expect(await headings(page)).toEqual([...first, ...others, "Actions"]);
  expect(await cells(page, withCredit)).toMatchObject({
    "Insured name": "Ada Byron",
    Status: "New",
    "Months behind": "3",
    "Last day of grace": dayOf(1, 0),
  });
  // Paid through the last day of the month three months ago: the grace period is 31 days from the first unpaid day.
  expect(await cells(page, without)).toMatchObject({
    "Months behind": "3",
    "Last day of grace": dayOf(-2, 31),
  });
  await expect(badge(page, withCredit)).toHaveAttribute("data-tone", "info");
});

test("lost policies show the reason and status colors", async ({ page }) => {
  const own = await accountWithPolicies({ lost: 2 });
  await openAs(page, own.email, lists.lost);
  const [terminated = "", ofAnother = ""] = own.lost;
  expect(await headings(page)).toEqual([...specified, "Reason lost", "Lost on", "Actions"]);
  expect(await cells(page, terminated)).toMatchObject({ "Reason lost": "Terminated", Status: "New" });
  expect(await cells(page, ofAnother)).toMatchObject({ "Reason lost": "Agent of record changed" });
  await choose(page, "Reason lost", "Terminated");
  await expect(row(page, ofAnother)).toHaveCount(0);
  await expect(row(page, terminated)).toBeVisible();
});

test("the summary counts agents and statuses, and updates after a change", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 4 });
  await openAs(page, own.email, lists.unpaid);
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary).toContainText(/New\D*4/);
  await summary.getByRole("button", { name: "Summary by agent" }).click();
  const byAgent = page.getByRole("dialog", { name: "Summary by agent" });
  await expect(byAgent.getByRole("table")).toContainText("Alejandra Ríos");
  await closeWithEscape(byAgent);
  await row(page, own.unpaid[0] ?? "").click();
  await row(page, own.unpaid[1] ?? "").click({ modifiers: ["ControlOrMeta"] });
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: "Change unpaid status" });
  await dialog.getByRole("radio", { name: "Promise to Pay" }).check();
  await dialog.getByLabel("Comment").fill("On Friday.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(badge(page, own.unpaid[0] ?? "")).toHaveText("Promise to Pay");
  await expect(badge(page, own.unpaid[0] ?? "")).toHaveAttribute("data-tone", "warning");
  await expect(summary).toContainText(/New\D*2/);
  await expect(summary).toContainText(/Promise to Pay\D*2/);
  await row(page, own.unpaid[0] ?? "").click();
  await press(page, "History");
  const history = page.getByRole("dialog", { name: "History" }).getByRole("listitem");
  await expect(history.first()).toContainText("On Friday.");
});

test("a status without a name is shown as 'bad name?'", async ({ page, signIn }) => {
  await signIn("admin");
  // One status of the demo's lost policies has no name. It comes first.
  await page.goto(`${lists.lost}?sort=status`);
  await shown(page);
  await expect(page.getByRole("region", { name: /summary/i })).toContainText("bad name?");
  await expect(page.getByRole("grid").getByText("bad name?").first()).toBeVisible();
});

test("the footer counts records and members of the filtered list", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 4 });
  await openAs(page, own.email, lists.unpaid);
  const footer = page.getByRole("main").getByLabel("Totals", { exact: true });
  await expect(footer).toContainText(/Records\D*4/);
  await expect(footer).toContainText(/Members\D*10/);
  await (await filter(page, "Policy number")).fill(own.unpaid[3] ?? "");
  await expect(footer).toContainText(/Records\D*1/);
  await expect(footer).toContainText(/Members\D*4/);
});

test("notes on an unpaid policy are notes on the policy", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 1 });
  const [policyNumber = ""] = own.unpaid;
  await openAs(page, own.email, lists.unpaid);
  await row(page, policyNumber).click();
  await press(page, "Notes");
  const sheet = page.getByRole("dialog", { name: /Notes/ });
  await sheet.getByLabel("New note").fill("Pays on Friday.");
  await sheet.getByRole("button", { name: "Make Note" }).click();
  await expect(sheet.getByRole("list", { name: "Notes" })).toContainText("Pays on Friday.");
  await page.goto(lists.manage);
  await shown(page);
  await row(page, policyNumber).click();
  await press(page, "Notes");
  await expect(sheet.getByRole("list", { name: "Notes" })).toContainText("Pays on Friday.");
});

test("a row links to its policy", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 1 });
  await openAs(page, own.email, lists.unpaid);
  await page.getByRole("button", { name: `View ${own.unpaid[0]}` }).click();
  const details = page.getByRole("region", { name: own.unpaid[0] ?? "" });
  await expect(details.getByText("1 Harbor Street")).toBeVisible();
  // Both the unpaid policy and its policy have a status.
  await expect(details.getByRole("heading", { name: "Unpaid policy" })).toBeVisible();
  await expect(details.getByRole("heading", { name: "Policy", exact: true })).toBeVisible();
  await expect(details.getByText("Last day of grace")).toBeVisible();
  await expect(details.getByText("Status", { exact: true })).toHaveCount(2);
  await expect(details.getByText("No Data")).toBeVisible();
});
