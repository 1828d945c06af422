import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { csvRows, spreadsheetRows } from "../apps/server/test/spreadsheet.ts";
import { accountWithPolicies, lists, monthNames, openAs, press } from "./lists.ts";
import { expect, test } from "./portal.ts";

/** Exports in a format, and waits for the file. */
async function exportAs(page: Page, format: "PDF" | "XLSX" | "CSV"): Promise<Download> {
  const download = page.waitForEvent("download");
  await press(page, "Export");
  await page.getByRole("menuitem", { name: format }).click();
  return download;
}

const bytesOf = async (file: Download) => readFile(await file.path());
const contact = [
  ...["Policy number", "First name", "Last name", "Address", "ZIP code", "Email", "Phone", "Plan name"],
  ...["Members", ...monthNames],
];

test("exports all matching rows in the visible columns as CSV", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 13 });
  await openAs(page, own.email, `${lists.manage}?variant=contact&state=FL`);
  const file = await exportAs(page, "CSV");
  expect(file.suggestedFilename()).toMatch(/^policies.*\.csv$/);
  const [headings, ...rows] = csvRows((await bytesOf(file)).toString("utf8"));
  expect(headings).toEqual(contact);
  expect(rows.map(([number]) => number)).toEqual(own.inForce);
  await expect(page.getByText(`${file.suggestedFilename()} saved, 13 rows.`)).toBeVisible();
});

test("exports the same headings and rows as XLSX", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 3 });
  await openAs(page, own.email, lists.unpaid);
  const file = await exportAs(page, "XLSX");
  expect(file.suggestedFilename()).toMatch(/^unpaid-policies.*\.xlsx$/);
  const [headings, ...rows] = await spreadsheetRows(await bytesOf(file));
  expect(headings).toEqual([
    ...["Insured name", "Last day of grace", "Months behind", "Agent", "Carrier", "AOR", "Policy number"],
    ...["Status", "Members", "Month", "Year"],
  ]);
  expect(rows.map((cells) => cells[6] ?? "").toSorted()).toEqual(own.unpaid);
});

test("exports as PDF", async ({ page }) => {
  const own = await accountWithPolicies({ lost: 2 });
  await openAs(page, own.email, lists.lost);
  const file = await exportAs(page, "PDF");
  expect(file.suggestedFilename()).toMatch(/^lost-policies.*\.pdf$/);
  const bytes = await bytesOf(file);
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(bytes.toString("latin1").trimEnd().endsWith("%%EOF")).toBe(true);
});

test("leaves hidden columns out of the file", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, `${lists.manage}?variant=contact`);
  const button = page.getByRole("button", { name: "Columns", exact: true });
  await button.click();
  await page.getByRole("checkbox", { name: "Show Email" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Email" })).toHaveCount(0);
  const text = (await bytesOf(await exportAs(page, "CSV"))).toString("utf8");
  expect(csvRows(text)[0]).toEqual(contact.filter((heading) => heading !== "Email"));
});

test("an interrupted download shows an error and saves no file", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await page.route("**/api/Policies?*", async (route) => {
    if (!route.request().headers().accept?.includes("text/csv")) return route.continue();
    return route.abort("connectionreset");
  });
  const saved: Download[] = [];
  page.on("download", (download) => saved.push(download));
  await press(page, "Export");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByText(/no file was saved/i).first()).toBeVisible();
  expect(saved).toEqual([]);
});

test("shows the server's message when an export is rejected", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const message = "PDF supports up to 20,000 rows. Choose CSV or XLSX.";
  await page.route("**/api/Policies?*", async (route) => {
    if (!route.request().headers().accept?.includes("pdf")) return route.continue();
    return route.fulfill({ status: 422, json: { message } });
  });
  await press(page, "Export");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  await expect(page.getByText(message).first()).toBeVisible();
});
