import type { Page } from "@playwright/test";
import { accountWithPolicies, lists, mismatchedColumns, openAs, press, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** Counts prints instead of opening the browser's dialog. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.prints = "0";
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset.prints = String(Number(document.documentElement.dataset.prints) + 1);
    };
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.prints));
}

test("a list prints all its rows by Print and by Ctrl+P, and the page by the browser's menu", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 65 });
  await openAs(page, own.email, lists.manage);
  const table = await shown(page);
  const prints = await countPrints(page);
  const paper = page.getByRole("main");
  const rows = table.locator("tbody tr");

  await page.emulateMedia({ media: "print" });
  await expect(paper.getByText("Rows 1–10 of 65: only the page that was shown.")).toBeVisible();
  expect(await mismatchedColumns(table)).toEqual([]);
  await page.emulateMedia({ media: "screen" });

  await press(page, "Print");
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(paper.getByText("All 65 rows")).toBeVisible();
  await expect(rows).toHaveCount(65);
  expect(await mismatchedColumns(table)).toEqual([]);
  // Rows are as high as their texts, one below the other.
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes.every(({ top }, index) => index === 0 || top >= (boxes[index - 1]?.bottom ?? 0) - 1)).toBe(
    true,
  );
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(rows).toHaveCount(10);

  await page.getByRole("searchbox", { name: "Search policies" }).focus();
  await page.keyboard.press("ControlOrMeta+p");
  await expect.poll(prints).toBe(2);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
});

test("a list of more than 1,000 rows is offered as PDF", async ({ page }) => {
  await signInWith(page, { like: "admin" }, "/portal/commissions/payment");
  await shown(page);
  const prints = await countPrints(page);
  await page.keyboard.press("ControlOrMeta+p");
  const dialog = page.getByRole("alertdialog", { name: /^[\d,]+ rows are too many to print$/ });
  await expect(dialog).toContainText("Up to 1,000 rows can be printed.");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await prints()).toBe(0);
});
