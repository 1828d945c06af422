import { shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";
import { newScreen, openAsNew, published, screensAddress } from "./screens.ts";

test("markup in a screen's texts is shown as text", async ({ page }) => {
  const markup = '<img src=x onerror="document.title = 1"><script>document.title = 2</script>';
  const document = newScreen("Markup");
  await published({
    ...document,
    title: `${document.title} ${markup}`,
    description: markup,
    columns: [{ field: "policyNumber", header: markup }, "city"],
  });
  await openAsNew(page, "agent", `/portal/${String(document.path)}`);
  const table = await shown(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(markup);
  await expect(table.getByRole("columnheader").first()).toContainText("<img src=x");
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Portico$/);
});

test("a screen is visible to its audience only", async ({ page, browser }) => {
  const document = newScreen("Managers only", { access: "agent admin.Policy" });
  await published(document);
  const address = `/portal/${String(document.path)}`;
  await openAsNew(page, "manager", address);
  await expect(page.getByRole("heading", { level: 1, name: document.title })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "agent" }, address);
  await expect(other.getByRole("heading", { level: 1, name: "Screen not found" })).toBeVisible();
  await expect(other.getByRole("link", { name: document.title })).toHaveCount(0);
  await expect(other.getByRole("table")).toHaveCount(0);
});

test("a broken screen shows an error, and the rest of the portal works", async ({ page }) => {
  const document = newScreen("Broken later");
  await published(document);
  await signInWith(page, { like: "agent" });
  const problem = "permanentFilters.region: `region` is not a filter of `policyNonPaid.list`.";
  await page.route(`**/api/Configuration/screens/${document.id}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({
      response,
      json: { ...body, screen: null, problems: [{ path: "permanentFilters.region", message: problem }] },
    });
  });
  await page.goto(`/portal/${String(document.path)}`);
  await expect(page.getByText(problem)).toBeVisible();
  await expect(page.getByText("Ask an administrator to fix it or roll it back")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Lost" }).click();
  await shown(page);
});

test("only administrators can open screen pages", async ({ page }) => {
  await signInWith(page, { like: "manager" });
  for (const step of ["", "/new", "/built-in/manage-policies", "/0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11"]) {
    await page.goto(`${screensAddress}${step}`);
    await expect(page).toHaveURL(/error=insufficient_permissions/);
  }
});
