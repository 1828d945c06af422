import type { Page } from "@playwright/test";
import { accountWithPolicies, headings, lists, openAs, shown } from "./lists.ts";
import { expect, test, withoutEarlyCalls } from "./portal.ts";

/** Changes something in the columns menu, and waits until the server has saved it. */
async function changeColumns(page: Page, change: () => Promise<void>) {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/user/preferences/") && response.request().method() === "PUT" && response.ok(),
  );
  await change();
  await saved;
}

async function closeOlderSession(page: Page, email: string, address: string) {
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Portico-Demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await shown(page);
}

test("column settings and page size are restored after a reload and in another browser", async ({
  page,
  browser,
}) => {
  const own = await accountWithPolicies({ inForce: 12 });
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await changeColumns(page, () => page.getByRole("checkbox", { name: "Show Plan name" }).click());
  await changeColumns(page, () => page.getByRole("checkbox", { name: "Show Carrier" }).click());
  await changeColumns(page, () => page.getByRole("button", { name: "Move Last name up" }).click());
  await page.keyboard.press("Escape");
  const arranged = ["Policy number", "Last name", "First name", "Members", "Carrier", "Jan"];
  await expect.poll(async () => (await headings(page)).slice(0, 6)).toEqual(arranged);
  await changeColumns(page, async () => {
    await page.getByLabel(/per page/i).selectOption("20");
  });
  await page.reload();
  await expect.poll(async () => (await headings(page)).slice(0, 6)).toEqual(arranged);

  const elsewhere = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await closeOlderSession(elsewhere, own.email, lists.manage);
  await expect.poll(async () => (await headings(elsewhere)).slice(0, 6)).toEqual(arranged);
  await expect(elsewhere.getByLabel(/per page/i)).toHaveValue("20");
  await expect(elsewhere.getByText("1–12 of 12")).toBeVisible();
});

test("a removed column is dropped with a notification", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await withoutEarlyCalls(page);
  await page.route("**/api/user/preferences/*", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    return route.fulfill({
      json: {
        screenVersion: "of-another-time",
        order: ["policyNumber", "goneField", "firstName"],
        hidden: ["goneField", "planName"],
        widths: { goneField: 120 },
      },
    });
  });
  await openAs(page, own.email, lists.manage);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "This list no longer has goneField.",
  );
  const shownHeadings = await headings(page);
  expect(shownHeadings).not.toContain("Plan name");
  expect(shownHeadings).toContain("First name");
});

test("the list uses its defaults when preferences fail to load", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await withoutEarlyCalls(page);
  await page.route("**/api/user/preferences/*", (route) => route.abort("connectionrefused"));
  await openAs(page, own.email, lists.manage);
  await expect(page.getByRole("button", { name: `View ${own.inForce[0]}` })).toBeVisible();
});

test("preferences set in one tab are not undone by another tab", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const other = await page.context().newPage();
  await other.goto(lists.manage);
  await shown(other);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await changeColumns(page, () => page.getByRole("checkbox", { name: "Show Carrier" }).click());
  await expect.poll(() => headings(other)).toContain("Carrier");
  await changeColumns(other, () => other.getByRole("button", { name: "Compact rows" }).click());
  await page.reload();
  await expect.poll(() => headings(page)).toContain("Carrier");
  await expect(page.getByRole("button", { name: "Compact rows" })).toHaveAttribute("aria-pressed", "true");
});

test("a column can be resized by keyboard and keeps its width", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const heading = page.getByRole("columnheader", { name: "First name" });
  const edge = page.getByRole("separator", { name: "Width of First name" });
  await heading.getByRole("button").focus();
  await page.keyboard.press("ArrowRight");
  await expect(edge).toBeFocused();
  await changeColumns(page, async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
  });
  const width = await edge.getAttribute("aria-valuetext");
  expect(width).toMatch(/pixels$/);
  await page.reload();
  await expect(edge).toHaveAttribute("aria-valuetext", width ?? "");
});

test("a page that fits the screen is one click away, and all lists of the user then have one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  const own = await accountWithPolicies({ inForce: 25, unpaid: 25 });
  await openAs(page, own.email, lists.manage);
  const rows = page.getByRole("main").getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(10);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes("fitsPages") === true && response.ok(),
  );
  await page.getByRole("button", { name: "Fit to screen" }).click();
  await expect(rows).toHaveCount(20);
  await expect(page.getByRole("button", { name: "Fit to screen" })).toHaveCount(0);
  await saved;
  await page.goto(lists.unpaid);
  await expect(rows).toHaveCount(20);
  await expect(page.getByLabel(/per page/i)).toHaveValue("20");
  await page.getByLabel(/per page/i).selectOption("10");
  await expect(rows).toHaveCount(10);
});
