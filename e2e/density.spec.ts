import type { Page } from "@playwright/test";
import { shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** The lists with enough demo rows to fill a page. */
const fullLists = [
  "policies/manage",
  "policies/unpaid-policies",
  "policies/lost",
  "leads",
  "customerManage",
  "form/manage",
  "commissions/statement",
  "commissions/payment",
  "commissions/tracking",
  "commissions/manage",
  "manage/agents",
  "manage/audit_logs",
];

/** The limits for a window of 1440 × 900 px. */
const lowestFirstRow = 300;
const fewestRows = { comfortable: 16, compact: 20 } as const;

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns where the first row starts in px, and how many rows are fully visible. */
async function measureRows(page: Page) {
  const table = await shown(page);
  return table.evaluate((element) => {
    const head = element.querySelector("thead")?.getBoundingClientRect().bottom ?? 0;
    const scroller = element.closest(".portico-table-scroller") ?? element;
    const end = Math.min(scroller.getBoundingClientRect().bottom, window.innerHeight) + 1;
    const boxes = [...element.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
    const rows = boxes.filter(({ top, bottom }) => top >= head - 1 && bottom <= end);
    return { firstRow: Math.min(...rows.map(({ top }) => top)), rows: rows.length };
  });
}

for (const path of fullLists) {
  test(`${path} starts above ${lowestFirstRow} px and shows ${fewestRows.comfortable} rows, or ${fewestRows.compact} compact ones`, async ({
    page,
  }) => {
    await signInWith(page, { like: "admin" }, `/portal/${path}?pageSize=100`);
    const comfortable = await measureRows(page);
    expect(comfortable.firstRow).toBeLessThan(lowestFirstRow);
    expect(comfortable.rows).toBeGreaterThanOrEqual(fewestRows.comfortable);
    await page.getByRole("button", { name: "Compact rows" }).click();
    await expect.poll(async () => (await measureRows(page)).rows).toBeGreaterThanOrEqual(fewestRows.compact);
  });
}
