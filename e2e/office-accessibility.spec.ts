import type { Page } from "@playwright/test";
import { expectNoProblemsInAll, show, wide } from "./accessibility-checks.ts";
import { closeWithEscape } from "./escape.ts";
import { press, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";

/** Opens a list, and checks it in both themes and widths. */
async function expectNoProblemsAt(page: Page, path: string): Promise<void> {
  await page.goto(`/portal/${path}`);
  await shown(page);
  await expectNoProblemsInAll(page, path);
}

/** Opens the first row of the list, checks its dialog or panel, and closes it. */
async function expectNoProblemsInFirstRow(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("row").nth(1).getByRole("button").first().click();
  const details = page.getByRole("dialog", { name }).or(page.getByRole("region", { name }));
  await expect(details.getByRole("table").first()).toBeVisible();
  await expectNoProblemsInAll(page, name);
  // A change between panel and sheet moves the focus.
  await details.getByRole("heading").first().click();
  await closeWithEscape(details);
}

test("payments, the commission report and tracking have no accessibility violations", async ({
  page,
  signIn,
}) => {
  await show(page, wide);
  await signIn("admin");
  for (const screen of ["payment", "payment/lines", "batches", "manage", "tracking"])
    await expectNoProblemsAt(page, `commissions/${screen}`);
  await expectNoProblemsInFirstRow(page, "Tracked month");
});

test("statements, their loads and file layouts have no accessibility violations", async ({
  page,
  signIn,
}) => {
  await show(page, wide);
  await signIn("admin");
  for (const screen of ["commissions/statement/loads", "manage/file-layouts", "commissions/statement"])
    await expectNoProblemsAt(page, screen);
  for (const dialog of ["Load Statements", "Delete Statements"]) {
    await press(page, dialog);
    const opened = page.getByRole("dialog", { name: dialog });
    await expect(opened).toBeVisible();
    await expectNoProblemsInAll(page, dialog);
    await closeWithEscape(opened);
  }
});

test("offline applications and consumer records have no accessibility violations", async ({
  page,
  signIn,
}) => {
  await show(page, wide);
  await signIn("admin");
  await expectNoProblemsAt(page, "form/manage");
  // A submitted one can't be assigned.
  const assigned = page.getByText("Assigned", { exact: true });
  const applications = page.getByRole("main").locator("tbody").getByRole("row").filter({ has: assigned });
  await applications.first().getByRole("checkbox").click();
  for (const [button, dialog] of [
    ["Assign", "Assign"],
    ["Send Consent", "Send consent request"],
    ["By day and status", "Applications per day"],
    ["Submitted", "Submitted to the Marketplace"],
    ["Delete", "Void Application?"],
  ] as const) {
    await press(page, button);
    const opened = page.getByRole(button === "Delete" ? "alertdialog" : "dialog", { name: dialog });
    await expect(opened).toBeVisible();
    await expectNoProblemsInAll(page, dialog);
    await closeWithEscape(opened);
  }
  await page
    .getByRole("button", { name: /^Show / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Household members" })).toBeVisible();
  await expectNoProblemsInAll(page, "details");
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectNoProblemsInAll(page, "page of an application");
  await expectNoProblemsAt(page, "form/consumer");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^View \w/ })
    .first()
    .click();
  await expect(page.getByText("Account number").first()).toBeVisible();
  await expectNoProblemsInAll(page, "consumer record");
});

test("logs, audit logs and time off have no accessibility violations", async ({ page, signIn }) => {
  await show(page, wide);
  await signIn("admin");
  await expectNoProblemsAt(page, "pto");
  await expectNoProblemsAt(page, "manage/logs");
  await expectNoProblemsInFirstRow(page, "Log entry");
  await expectNoProblemsAt(page, "manage/audit_logs?category=sign-in");
  await expectNoProblemsInFirstRow(page, "Audit event");
});
