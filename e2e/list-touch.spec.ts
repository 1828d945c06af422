import type { Locator, Page } from "@playwright/test";
import { accountWithPolicies, headings, lists, openAs, row, selectedOf } from "./lists.ts";
import { expect, test } from "./portal.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Touches the middle of an element until it counts as a long press. */
async function longPress(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to be touched.");
  const touchPoints = [{ x: Math.max(box.x, 0) + 60, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(target).toHaveAttribute("aria-selected", "true");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a tap opens the policy; a long press starts selecting", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 4 });
  await openAs(page, own.email, lists.manage);
  const [first = "", second = "", third = ""] = own.inForce;
  const cell = (policyNumber: string) => row(page, policyNumber).getByRole("rowheader");
  await cell(first).tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(first).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => selectedOf(page, own.inForce)).toEqual([]);
  await longPress(page, row(page, second));
  await cell(third).tap();
  await expect.poll(() => selectedOf(page, own.inForce)).toEqual([second, third]);
  await cell(second).tap();
  await expect.poll(() => selectedOf(page, own.inForce)).toEqual([third]);
  await expect(dialog).toBeHidden();
});

test("on phones the status counts take one line above the rows, which start with the name", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 4 });
  await openAs(page, own.email, lists.manage);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Total 4");
  expect((await summary.boundingBox())?.height).toBeLessThan(40);
  await expect(row(page, own.inForce[0] ?? "")).toBeInViewport();
  expect((await headings(page)).slice(0, 3)).toEqual(["First name", "Last name", "Policy number"]);
  await summary.getByRole("button", { name: /^Effectuated/ }).tap();
  await expect(page.getByRole("search").getByRole("button", { name: "Filters (1)" })).toBeVisible();
});
