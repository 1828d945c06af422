import { shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

const address = "/portal/manage/reports/in-force";

test("a group of policies in force links to its policies", async ({ page }) => {
  await signInWith(page, { like: "admin" }, `${address}?sort=-policies`);
  await shown(page);
  const row = page.getByRole("main").getByRole("row").nth(1);
  const [carrier, state, status, policies] = await row
    .getByRole("cell")
    .or(row.getByRole("rowheader"))
    .allTextContents();
  await row.getByText(status ?? "", { exact: true }).click();
  await expect(page).toHaveURL(/\/portal\/policies\/manage\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ carrier, state, status });
  await expect(page.getByText(new RegExp(`of ${policies}$`)).first()).toBeVisible();
});

test("groups can be filtered by state, with totals", async ({ page }) => {
  await signInWith(page, { like: "admin" }, `${address}?state=FL&pageSize=500`);
  await shown(page);
  const rows = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByText("FL", { exact: true }) });
  const counts = await rows.locator("td:nth-of-type(3)").allTextContents();
  expect(counts.length).toBeGreaterThan(0);
  const sum = counts.reduce((total, text) => total + Number(text.replaceAll(",", "")), 0);
  await expect(page.getByLabel("Totals")).toContainText(`Policies${sum.toLocaleString("en-US")}`);
});

test("users without access are redirected", async ({ page }) => {
  await signInWith(page, { like: "agent" }, address);
  await expect(page).toHaveURL(/error\?error=insufficient_permissions/);
});
