import type { Page } from "@playwright/test";
import { accountWithPolicies, headings, lists, openAs, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";

/** Does something in the menu of columns, and waits until the server has it. */
async function arrange(page: Page, act: () => Promise<void>) {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes("/user/preferences/") && answer.request().method() === "PUT" && answer.ok(),
  );
  await act();
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

test("columns hidden, shown and moved, and the page size, survive a reload and another browser", async ({
  page,
  browser,
}) => {
  const own = await accountWithPolicies({ inForce: 12 });
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await arrange(page, () => page.getByRole("checkbox", { name: "Show Plan name" }).click());
  await arrange(page, () => page.getByRole("checkbox", { name: "Show Carrier" }).click());
  await arrange(page, () => page.getByRole("button", { name: "Move Last name up" }).click());
  await page.keyboard.press("Escape");
  const arranged = ["Policy number", "Last name", "First name", "Members", "Carrier", "January"];
  await expect.poll(async () => (await headings(page)).slice(0, 6)).toEqual(arranged);
  await arrange(page, async () => {
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

test("a column that the screen has no more is dropped with a notice", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
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
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(/column/i);
  const shownHeadings = await headings(page);
  expect(shownHeadings).not.toContain("Plan name");
  expect(shownHeadings).toContain("First name");
});

test("preferences that do not come leave the list as it is declared", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await page.route("**/api/user/preferences/*", (route) => route.abort("connectionrefused"));
  await openAs(page, own.email, lists.manage);
  await expect(page.getByRole("button", { name: `View ${own.inForce[0]}` })).toBeVisible();
});

test("what is arranged in one tab is not undone by another", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const other = await page.context().newPage();
  await other.goto(lists.manage);
  await shown(other);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await arrange(page, () => page.getByRole("checkbox", { name: "Show Carrier" }).click());
  await expect.poll(() => headings(other)).toContain("Carrier");
  await arrange(other, () => other.getByRole("button", { name: "Compact rows" }).click());
  await page.reload();
  await expect.poll(() => headings(page)).toContain("Carrier");
  await expect(page.getByRole("button", { name: "Compact rows" })).toHaveAttribute("aria-pressed", "true");
});

test("a column is made wider by the keyboard alone, and stays so", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const heading = page.getByRole("columnheader", { name: "First name" });
  const edge = page.getByRole("separator", { name: "Width of First name" });
  await heading.getByRole("button").focus();
  await page.keyboard.press("ArrowRight");
  await expect(edge).toBeFocused();
  await arrange(page, async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
  });
  const width = await edge.getAttribute("aria-valuetext");
  expect(width).toMatch(/pixels$/);
  await page.reload();
  await expect(edge).toHaveAttribute("aria-valuetext", width ?? "");
});
