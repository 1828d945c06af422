import type { Page } from "@playwright/test";
import { portalScreens } from "../apps/portal/portal-screens.ts";
import { type Endpoint, endpoints } from "../packages/contract/src/index.ts";
import {
  columnsOf,
  isStatus,
  type ListScreen,
  mainColumnsOf,
  resolveColumn,
} from "../packages/screens/src/index.ts";
import { shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";
import { newScreen, published } from "./screens.ts";

const known: Readonly<Record<string, Endpoint>> = endpoints;

/** The fields of a list that have to be in sight: its first column, its status, and what it is sorted by. */
function mainFields(screen: ListScreen): readonly string[] {
  const list = known[screen.endpoints.list];
  if (list?.kind !== "list") throw new Error(`${screen.id} has no list.`);
  const columns = columnsOf(screen, undefined)
    .flatMap((column) => resolveColumn(column, list.fields) ?? [])
    .filter(({ isHidden, when }) => !isHidden && !when);
  const { sortedBy } = mainColumnsOf(screen, list);
  const main = columns.filter(
    (column, index) => index === 0 || isStatus(column) || column.field === sortedBy,
  );
  return columns.some(isStatus) ? main.map(({ header }) => header) : [];
}

/** The headers of columns that are whole in sight, besides the row's buttons. */
async function headersInSight(page: Page): Promise<readonly string[]> {
  const table = await shown(page);
  return table.evaluate((element) => {
    const scroller = element.closest(".portico-table-scroller")?.getBoundingClientRect();
    const end = element.querySelector("thead tr:last-child > [data-actions]")?.getBoundingClientRect();
    const right = Math.min(scroller?.right ?? 0, end?.left ?? Number.POSITIVE_INFINITY);
    const headers = [...element.querySelectorAll("thead tr:last-child > th:not([data-actions])")];
    return headers
      .filter((header) => header.getBoundingClientRect().right <= right + 1)
      .map((header) => header.ariaLabel ?? header.textContent);
  });
}

test("every list with a status shows it, its first column and what it is sorted by", async ({ page }) => {
  const screens = (await portalScreens()).filter(({ path }) => !path.includes(":"));
  const wanted = screens.map((screen) => ({ path: screen.path, fields: mainFields(screen) }));
  const measured = wanted.filter(({ fields }) => fields.length > 0);
  expect(measured.length).toBeGreaterThan(5);
  const outOfSight: Record<string, readonly string[]> = {};
  for (const like of ["admin", "security"] as const) {
    await signInWith(page, { like }, "/portal/dashboard");
    for (const { path, fields } of measured.filter(
      ({ path }) => (path === "security") === (like === "security"),
    )) {
      await page.goto(`/portal/${path}`);
      const inSight = await headersInSight(page);
      const missing = fields.filter((field) => !inSight.includes(field));
      if (missing.length > 0) outOfSight[path] = missing;
    }
  }
  expect(outOfSight).toEqual({});
});

test("no list is wider than its page, at any width or at 200 % zoom", async ({ page }) => {
  const screens = (await portalScreens()).filter(({ path }) => !path.includes(":") && path !== "security");
  await signInWith(page, { like: "admin" }, "/portal/dashboard");
  const tooWide: string[] = [];
  for (const { path } of screens) {
    await page.goto(`/portal/${path}`);
    await shown(page);
    // 720 × 450 is a screen of 1440 × 900 at 200 %.
    for (const [width, height] of [
      [390, 844],
      [720, 450],
      [768, 1024],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shown(page);
      const content = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.querySelector("main")?.scrollWidth ?? 0),
      );
      if (content > width) tooWide.push(`${path} at ${width}: ${content}`);
    }
  }
  expect(tooWide).toEqual([]);
});

test("a column that left is one click away, and stays if the user shows it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInWith(page, { like: "admin" }, "/portal/policies/unpaid-policies");
  const table = await shown(page);
  const year = table.getByRole("columnheader", { name: "Year" });
  const status = table.getByRole("columnheader", { name: "Status" });
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(year).not.toBeAttached();
  await page.getByRole("button", { name: /^\+\d+ columns: show .*Year/ }).click();
  await expect(year).toBeAttached();
  await page.getByRole("button", { name: "Fit columns" }).click();
  await expect(year).not.toBeAttached();
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("checkbox", { name: "Show Year" }).check();
  await expect(year).toBeAttached();
  await saved;
  await page.reload();
  await expect(year).toBeAttached();
  await expect(status).toBeAttached();
});

test("a custom screen shows its status and what it is sorted by, wherever they are declared", async ({
  page,
}) => {
  const texts = ["policyNumber", "insuredName", "carrier", "aor", "agent", "planName", "city"];
  const dates = ["month", "year", "paidThroughDate", "graceEndDate", "numberOfMembers"];
  const screen = await published(
    newScreen("Wide", {
      // Not in the sidebar, where it would move what other tests measure.
      navigation: undefined,
      columns: [...texts, ...dates, "status", "monthsBehind"],
      sort: ["-monthsBehind"],
    }),
  );
  await signInWith(page, { like: "admin" }, `/portal/screens/${screen.screenId}`);
  const inSight = await headersInSight(page);
  expect(inSight).toEqual(expect.arrayContaining(["Policy number", "Status", "Months behind"]));
  await expect(page.getByRole("button", { name: /^\+\d columns: show / })).toBeVisible();
});
