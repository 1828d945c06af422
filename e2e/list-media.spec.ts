import type { Page } from "@playwright/test";
import { portalScreens } from "../apps/portal/portal-screens.ts";
import { problemsOf } from "./accessibility-checks.ts";
import { mismatchedColumns, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

/** Opens every list, and returns what is wrong with it by its path. */
async function problemsOfLists(page: Page, find: () => Promise<readonly string[]>) {
  const found: Record<string, readonly string[]> = {};
  const screens = (await portalScreens()).filter(({ path }) => !path.includes(":"));
  for (const like of ["admin", "security"] as const) {
    await signInWith(page, { like }, "/portal/dashboard");
    for (const { path } of screens.filter(({ path }) => (path === "security") === (like === "security"))) {
      await page.goto(`/portal/${path}`);
      await shown(page);
      const problems = await find();
      if (problems.length > 0) found[path] = problems;
    }
  }
  return found;
}

test("every list is accessible in forced colors, and a selected row differs", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await problemsOfLists(page, async () => {
    const problems = await problemsOf(page);
    const rows = page.getByRole("main").locator("tbody tr");
    const select = rows.first().getByRole("checkbox", { name: /^Select/ });
    if ((await select.count()) === 0) return problems;
    const colorOf = () => rows.first().evaluate((row) => getComputedStyle(row).backgroundColor);
    const before = await colorOf();
    await select.check();
    return before === (await colorOf()) ? [...problems, "a selected row has no color of its own"] : problems;
  });
  expect(found).toEqual({});
});

/** The width in px of a landscape sheet without its margins. */
const sheet = 980;
/** How many times wider than a sheet a page can be: browsers shrink it to half of its size at most. */
const shrinking = 2;

test("every list fits on paper: no field, and each value below its header", async ({ page }) => {
  await page.setViewportSize({ width: sheet, height: 740 });
  const found = await problemsOfLists(page, async () => {
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    const columns = await mismatchedColumns(await shown(page));
    const fields = await main.evaluate((element) =>
      [...element.querySelectorAll("input, select, textarea")]
        .filter((field) => field.checkVisibility({ visibilityProperty: true }))
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    const width = await main.evaluate((element) => element.scrollWidth);
    await page.emulateMedia({ media: "screen" });
    return [...columns, ...fields, ...(width > shrinking * sheet ? [`${width} px wide`] : [])];
  });
  expect(found).toEqual({});
});
