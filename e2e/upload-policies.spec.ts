import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, lists, openAs, press, row, shown } from "./lists.ts";
import { expect, signInWith, startSession, test } from "./portal.ts";

const address = "/portal/manage/upload";
const headers = "Policy Number,Carrier,Paid Through Date,Member Responsibility,Policy Status";
const carrier = "Aetna CVS Health";

/** Returns the last day of a month before this one. */
function monthsAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0))
    .toISOString()
    .slice(0, 10);
}

/** Opens the upload dialog and selects a file. */
async function openAndSelect(page: Page, name: string, text: string) {
  await press(page, "Upload");
  const dialog = page.getByRole("dialog", { name: "Upload policies" });
  await expect(dialog.getByLabel("Carrier").getByRole("option", { name: carrier })).toBeAttached();
  await dialog.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  return dialog;
}

async function openUploads(page: Page) {
  await signInWith(page, { like: "admin" }, address);
  await shown(page);
}

test("an upload is imported, and unpaid policies are recalculated", async ({ page, browser }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  const [behind = "", paid = ""] = own.inForce;
  await openUploads(page);
  const lines = [
    `${behind},${carrier},${monthsAgo(3)},$80.00,Grace Period`,
    `${paid},${carrier},${monthsAgo(0)},$80.00,Effectuated`,
  ];
  // With a byte order mark and the carrier's line endings.
  const dialog = await openAndSelect(
    page,
    `${own.prefix}.csv`,
    `\uFEFF${[headers, ...lines].join("\r\n")}\r\n`,
  );
  await dialog.getByRole("button", { name: "Upload" }).click();
  // Nothing is loaded before the numbers are confirmed.
  const confirm = dialog.getByRole("button", { name: "Load 2 changed" });
  await expect(confirm).toBeVisible({ timeout: 30_000 });
  await confirm.click();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole("button", { name: "Done" }).click();
  const upload = row(page, `${own.prefix}.csv`);
  await expect(upload).toContainText("Loaded");
  await page.getByRole("button", { name: `View ${own.prefix}.csv` }).click();
  const detail = page.getByRole("region", { name: `${own.prefix}.csv` });
  await expect(detail.getByText("No errors")).toBeVisible();

  const agents = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openAs(agents, own.email, lists.unpaid);
  await expect(row(agents, behind)).toContainText("New");
  await expect(row(agents, paid)).toHaveCount(0);
});

test("a file with invalid lines imports nothing, and the invalid lines are listed", async ({
  page,
  browser,
}) => {
  const own = await accountWithPolicies({ inForce: 2 });
  const [first = "", second = ""] = own.inForce;
  await openUploads(page);
  const lines = [
    `${first},${carrier},${monthsAgo(3)},80,Past Due`,
    `${second},${carrier},31/31/2026,80,Past Due`,
    `${second}X,No Such Carrier,${monthsAgo(3)},80,Past Due`,
  ];
  const name = `${own.prefix}-bad.csv`;
  const dialog = await openAndSelect(page, name, [headers, ...lines].join("\n"));
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog.getByText(/nothing/i).first()).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/^Line 3: Paid Through Date/)).toBeVisible();
  await expect(dialog.getByText(/^Line 4: Carrier/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download rows with results" }).click();
  expect((await downloading).suggestedFilename()).toBe(`${own.prefix}-bad-result.csv`);
  await closeWithEscape(dialog);
  await page.goto(address);
  await shown(page);
  await expect(row(page, name)).toHaveCount(0);

  const agents = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openAs(agents, own.email, lists.unpaid);
  await expect(agents.getByText("No Data", { exact: true })).toBeVisible();
});

test("a file without a required column names it, and asks what its columns are", async ({ page }) => {
  await openUploads(page);
  const name = `no-number-${crypto.randomUUID().slice(0, 8)}.csv`;
  const dialog = await openAndSelect(page, name, "First Name,Last Name\nAda,Byron\n");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const form = page.getByRole("dialog", { name: `What are the columns of ${name}?` });
  await expect(form.getByText(/"Policy Number" is missing/)).toBeVisible({ timeout: 30_000 });
  await expect(form.getByLabel("Column “First Name” contains")).toHaveValue("firstName");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByText("Choose the column with the policy number").first()).toBeVisible();
});

test("a file that several layouts fit asks which one, and is read with it", async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const { email } = await makeAccount({ like: "admin" });
  const send = await apiOf(email);
  for (const column of ["city", "county"]) {
    const columns = {
      ...{
        policyNumber: [`Contract ${id}`],
        effectiveDate: ["Start"],
        state: ["Where"],
        carrier: ["Company"],
      },
      ...{ firstName: ["First"], lastName: ["Last"], agentName: ["Seller"], [column]: ["Place"] },
    };
    const layout = { kind: "policies", name: `${column} ${id}`, isEnabled: true, layout: { columns } };
    await send("POST", "/api/FileLayouts", { json: layout });
  }
  await startSession(page, email, address);
  await shown(page);
  const lines = [
    `Contract ${id},Start,Where,Company,First,Last,Seller,Place`,
    `PLACE-${id},2026-03-01,FL,${carrier},Ana,Rivera,,Miami`,
  ];
  const dialog = await openAndSelect(page, `${id}.csv`, lines.join("\n"));
  await dialog.getByRole("button", { name: "Upload" }).click();
  const question = page.getByRole("alertdialog", { name: "Choose a layout" });
  await expect(question.getByRole("radio", { name: `city ${id}` })).toBeVisible({ timeout: 30_000 });
  await question.getByRole("radio", { name: `county ${id}` }).check();
  await question.getByRole("button", { name: "Upload with this layout" }).click();
  await dialog.getByRole("button", { name: "Load 1 incomplete" }).click({ timeout: 30_000 });
  await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(`county ${id}`)).toBeVisible();
  await closeWithEscape(dialog);
});

test("only administrators can upload", async ({ page }) => {
  await signInWith(page, { like: "manager" }, address);
  await expect(page).toHaveURL(/error=insufficient_permissions/);
});
