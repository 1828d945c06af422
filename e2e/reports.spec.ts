import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { pdfPages } from "../apps/server/test/pdf-text.ts";
import { csvRows, spreadsheetRows } from "../apps/server/test/spreadsheet.ts";
import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { press, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const address = "/portal/manage/reports";
const bytesOf = async (file: Download) => readFile(await file.path());

/** Opens the parameters of a report. */
async function open(page: Page, report: string, fileType: "PDF" | "XLSX" | "CSV") {
  await page.getByRole("button", { name: `Download ${report}`, exact: true }).click();
  await page.getByRole("menuitem", { name: fileType }).click();
  return page.getByRole("dialog", { name: "Report Parameters" });
}

/** Downloads a report with the parameters that its dialog starts with. */
async function download(page: Page, report: string, fileType: "PDF" | "XLSX" | "CSV"): Promise<Download> {
  const dialog = await open(page, report, fileType);
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  return file;
}

test("reports are grouped by type, with the default one first", async ({ page }) => {
  await signInWith(page, { like: "admin" }, address);
  const types = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(types).toHaveText(["Commissions", "Sales", "Policies"]);
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Agent commission statement");
  await expect(first).toContainText("Default");
  await expect(page.getByRole("button", { name: /^Download / })).toHaveCount(9);
  await expectNoProblemsInAll(page, "reports");
  await open(page, "Agent commission statement, English", "PDF");
  await expectNoProblemsInAll(page, "report parameters");
});

test("parameters are entered by keyboard, and checked before and on the server", async ({ page }) => {
  await signInWith(page, { like: "admin" }, address);
  await page.getByRole("button", { name: "Download Lost policies by reason, English" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "PDF" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report Parameters" });
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Terminated");
  await dialog.getByLabel("Lost on or after").fill("2026-05-02");
  await dialog.getByLabel("Lost on or before").fill("2026-05-01");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Can't be before Lost on or after")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Lost on or after").fill("2020-01-01");
  await dialog.getByLabel("Lost on or before").fill("2035-12-31");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Can't be before Lost on or after")).toBeHidden();
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).focus();
  await page.keyboard.press("Enter");
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^lost-policies-by-reason-[\d-]+\.pdf$/);
  const pages = pdfPages(await bytesOf(saved));
  expect(pages[0]).toContain("Reason: Terminated");
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${saved.suggestedFilename()} saved.`)).toBeVisible();

  await page.route(/\/api\/Reports\//, (route) =>
    route.fulfill({
      status: 422,
      json: { message: "The query is invalid.", errors: { carrier: ["Choose an option for Carrier"] } },
    }),
  );
  const again = await open(page, "Lost policies by reason, English", "CSV");
  await again.getByRole("button", { name: "Download" }).click();
  await expect(again.getByText("Choose an option for Carrier")).toBeVisible();
});

test("a report is the same as XLSX and CSV, and available in Spanish", async ({ page }) => {
  await signInWith(page, { like: "admin" }, address);
  const xlsx = await spreadsheetRows(
    await bytesOf(await download(page, "Policies in force by state and carrier, English", "XLSX")),
  );
  const csv = csvRows(
    (
      await bytesOf(await download(page, "Policies in force by state and carrier, English", "CSV"))
    ).toString(),
  );
  expect(csv[0]).toEqual(["State", "Carrier", "Policies", "Members", "Monthly premium"]);
  expect(xlsx.map((row) => row.slice(0, 4))).toEqual(csv.map((row) => row.slice(0, 4)));
  expect(csv.map(([first]) => first)).toContain("Subtotal Florida");
  const spanish = csvRows(
    (await bytesOf(await download(page, "Pólizas perdidas por motivo, Spanish", "CSV"))).toString(),
  );
  expect(spanish[0]?.slice(0, 2)).toEqual(["Motivo", "Perdida el"]);
});

test("a large report runs in the background with progress, and its file stays available", async ({
  page,
}) => {
  await signInWith(page, { like: "admin" }, address);
  const saved = await download(page, "Agent commission statement, English", "CSV");
  expect(saved.suggestedFilename()).toMatch(/^agent-commission-statement-.*\.csv$/);
  const runs = page.getByRole("region", { name: "Your recent reports" });
  await expect(runs).toContainText("Agent commission statement, CSV");
  await page.reload();
  await expect(runs).toContainText("Ready");
  const again = page.waitForEvent("download");
  await runs.getByRole("button", { name: /^Download / }).click();
  expect(await bytesOf(await again)).toEqual(await bytesOf(saved));
});

test("a large report can be canceled", async ({ page }) => {
  await signInWith(page, { like: "admin" }, address);
  const dialog = await open(page, "Agent commission statement, English", "PDF");
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("Preparing Agent commission statement")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Agent commission statement was canceled. No file was saved.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your recent reports" })).toContainText("Canceled");
});

test("an agent downloads the statement of a payment, but no other report", async ({ page }) => {
  await signInWith(page, { like: "agent" }, "/portal/commissions/payment");
  const table = await shown(page);
  const row = table.getByRole("row").nth(1);
  await row.click();
  await press(page, "Statement");
  const dialog = page.getByRole("dialog", { name: "Agent commission statement" });
  await expect(dialog).toContainText(/Payment number \d+/);
  const number = /Payment number (\d+)/.exec((await dialog.textContent()) ?? "")?.[1];
  const file = page.waitForEvent("download");
  await dialog.getByLabel("Language").selectOption("Spanish");
  await dialog.getByLabel("File type").selectOption("CSV");
  await dialog.getByRole("button", { name: "Download" }).click();
  const [headings, ...rows] = csvRows((await bytesOf(await file)).toString());
  expect(headings?.[2]).toBe("Número de pago");
  const numbers = new Set(rows.map((cells) => cells[2]).filter((text) => text !== ""));
  expect([...numbers]).toEqual([number]);

  await page.goto(address);
  await expect(page).toHaveURL(/error=insufficient_permissions/);
});
