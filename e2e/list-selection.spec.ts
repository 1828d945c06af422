import type { Page } from "@playwright/test";
import { closeWithEscape } from "./escape.ts";
import {
  accountWithPolicies,
  choose,
  filter,
  lists,
  type OwnPolicies,
  openAs,
  press,
  row,
  selectedOf,
  shown,
} from "./lists.ts";
import { expect, test, withoutEarlyCalls } from "./portal.ts";

/** Opens the policy list with policies of a new account. Tests refer to rows by position, from 1. */
async function openPolicies(page: Page, inForce = 12, size = 20) {
  const own = await accountWithPolicies({ inForce });
  await openAs(page, own.email, `${lists.manage}?pageSize=${size}`);
  return { own, at: (position: number) => row(page, own.inForce[position - 1] ?? "") };
}

/** Waits until exactly the rows at these positions are selected. */
async function expectSelected(page: Page, { inForce }: OwnPolicies, positions: readonly number[]) {
  const expected = positions.map((position) => inForce[position - 1]);
  await expect.poll(() => selectedOf(page, inForce)).toEqual(expected);
}

const count = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });

test("click selects one row, Ctrl toggles a row, Shift selects from the anchor", async ({ page }) => {
  const { own, at } = await openPolicies(page);
  await at(2).click();
  await expectSelected(page, own, [2]);
  await at(4).click();
  await expectSelected(page, own, [4]);
  await at(6).click({ modifiers: ["ControlOrMeta"] });
  await expectSelected(page, own, [4, 6]);
  await at(4).click({ modifiers: ["ControlOrMeta"] });
  await expectSelected(page, own, [6]);
  // The anchor is the last clicked row, even though it was deselected.
  await at(2).click({ modifiers: ["Shift"] });
  await expectSelected(page, own, [2, 3, 4]);
  await at(5).click({ modifiers: ["Shift"] });
  await expectSelected(page, own, [4, 5]);
  await at(8).click({ modifiers: ["ControlOrMeta"] });
  await at(10).click({ modifiers: ["ControlOrMeta", "Shift"] });
  await expectSelected(page, own, [4, 5, 8, 9, 10]);
  await expect(count(page, "5 selected")).toBeVisible();
});

test("arrows, Home and End move the focus only; Space selects, Shift extends", async ({ page }) => {
  const { own, at } = await openPolicies(page);
  await at(3).click();
  await page.keyboard.press("ArrowDown");
  await expect(at(4)).toBeFocused();
  await expectSelected(page, own, [3]);
  await page.keyboard.press("Space");
  await expectSelected(page, own, [4]);
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expectSelected(page, own, [4, 5, 6]);
  await page.keyboard.press("Shift+ArrowUp");
  await expectSelected(page, own, [4, 5]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+ArrowDown");
  await expectSelected(page, own, [4, 5]);
  await page.keyboard.press("Control+Space");
  await expectSelected(page, own, [4, 5, 7]);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(at(1)).toBeFocused();
  await expectSelected(page, own, [4, 5, 7]);
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+Shift+End");
  await expectSelected(page, own, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expectSelected(page, own, [11]);
  await page.getByRole("button", { name: "Restore 12 selected" }).click();
  await expect(page.locator("main tbody tr:focus")).toBeVisible();
  await expect(count(page, "12 selected")).toBeVisible();
  await at(11).click();
  await page.keyboard.press("Control+z");
  await expect(count(page, "12 selected")).toBeVisible();
});

test("Ctrl+A and Mark All select the page; Esc and Unmark All clear it", async ({ page }) => {
  const { own, at } = await openPolicies(page, 12, 10);
  const page1 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  await at(1).click();
  await page.keyboard.press("ControlOrMeta+a");
  await expectSelected(page, own, page1);
  await page.keyboard.press("Escape");
  await expectSelected(page, own, []);
  await expect(count(page, "None selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  await expectSelected(page, own, page1);
  await expect(page.getByRole("button", { name: "Select all 12 matching" })).toBeVisible();
  await page.getByRole("button", { name: "Unmark All" }).click();
  await expectSelected(page, own, []);
});

test("checkboxes toggle, Shift adds a range, the header's selects the page", async ({ page }) => {
  const { own } = await openPolicies(page);
  const box = (position: number) =>
    page.getByRole("checkbox", { name: `Select ${own.inForce[position - 1]}` });
  await box(2).click();
  await box(5).click({ modifiers: ["Shift"] });
  await expectSelected(page, own, [2, 3, 4, 5]);
  await box(3).click();
  await expectSelected(page, own, [2, 4, 5]);
  const all = page.getByRole("checkbox", { name: "Select rows" });
  await all.click();
  await expect.poll(async () => (await selectedOf(page, own.inForce)).length).toBe(12);
  await all.click();
  await expectSelected(page, own, []);
});

test("right click selects an unselected row and keeps a selection", async ({ page }) => {
  const { own, at } = await openPolicies(page);
  await at(2).click();
  await at(3).click({ modifiers: ["ControlOrMeta"] });
  await at(3).click({ button: "right" });
  await expectSelected(page, own, [2, 3]);
  await at(5).click({ button: "right" });
  await expectSelected(page, own, [5]);
});

test("Enter and double click open the policy; row buttons do not select", async ({ page }) => {
  const { own, at } = await openPolicies(page);
  const panelOf = (index: number) => page.getByRole("region", { name: own.inForce[index] ?? "" });
  await at(3).click();
  await page.keyboard.press("Enter");
  await closeWithEscape(panelOf(2));
  await at(4).dblclick();
  await closeWithEscape(panelOf(3));
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await expectSelected(page, own, [4]);
  await page.getByRole("button", { name: `View ${own.inForce[5]}` }).click();
  await closeWithEscape(panelOf(5));
  await expectSelected(page, own, [4]);
});

test("paging and sorting keep the selection; a filter clears it with a message", async ({ page }) => {
  const { own, at } = await openPolicies(page, 12, 10);
  await at(2).click();
  await at(4).click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(at(11)).toBeVisible();
  await expect(count(page, "2 selected")).toBeVisible();
  await at(12).click({ modifiers: ["ControlOrMeta"] });
  await expect(count(page, "3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(at(4)).toBeVisible();
  await expectSelected(page, own, [2, 4]);
  await page.getByRole("columnheader", { name: "Policy number" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/sort=/);
  await shown(page);
  await expect(count(page, "3 selected")).toBeVisible();
  await (await filter(page, "Policy number")).fill(own.inForce[6] ?? "");
  await expect(count(page, "None selected")).toBeVisible();
  await expect(page.getByText(/Selection cleared because filters changed/).first()).toBeVisible();
});

test("'Select all matching' selects rows on all pages, and Unmark All clears them", async ({ page }) => {
  const { own } = await openPolicies(page, 12, 10);
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  await page.getByRole("button", { name: "Select all 12 matching" }).click();
  await expect(count(page, "12 selected")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(row(page, own.inForce[11] ?? "")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Unmark All" }).click();
  await expect(count(page, "None selected")).toBeVisible();
});

test("after a change, only rows that still match stay selected", async ({ page }) => {
  const { unpaid, email } = await accountWithPolicies({ unpaid: 14 });
  await openAs(page, email, `${lists.unpaid}?pageSize=10&sort=status,policyNumber`);
  const select = (position: number) =>
    row(page, unpaid[position - 1] ?? "").click({ modifiers: ["ControlOrMeta"] });
  const change = async (status: string) => {
    await press(page, "Change Status");
    const dialog = page.getByRole("dialog", { name: "Change unpaid status" });
    await dialog.getByRole("radio", { name: status, exact: true }).check();
    await dialog.getByLabel("Comment").fill("Called them.");
    await dialog.getByRole("button", { name: "Change Status" }).click();
    await expect(dialog).toBeHidden();
  };
  await select(2);
  await page.getByRole("button", { name: "Next page" }).click();
  await select(12);
  // Sorted by status, the first row moves to the current page, and the other one stays.
  await change("Unreachable");
  await expect.poll(() => selectedOf(page, unpaid)).toEqual([unpaid[1], unpaid[11]]);
  await expect(count(page, "2 selected")).toBeVisible();

  await choose(page, "Status", "Unreachable");
  await expect(count(page, "None selected")).toBeVisible();
  await choose(page, "Status", "New");
  // The panel of the filter covers rows.
  await page.keyboard.press("Escape");
  await expect(row(page, unpaid[0] ?? "")).toBeVisible();
  await select(1);
  await page.getByRole("button", { name: "Next page" }).click();
  await select(14);
  await expect(count(page, "2 selected")).toBeVisible();
  await change("Contacted");
  await expect(count(page, "None selected")).toBeVisible();
  await expect(page.getByText(/no longer in the list/).first()).toBeVisible();
});

test("selecting a row does not move the layout or cover the table", async ({ page }) => {
  const { at } = await openPolicies(page, 12, 10);
  const bar = page.getByRole("group", { name: "Policies actions" });
  const grid = page.getByRole("grid", { name: "Policies" });
  const positions = () => Promise.all([bar, grid, at(1)].map((one) => one.boundingBox()));
  // Waits until the columns have their widths: the browser lays out rows of a large table a frame later.
  await at(1).click({ trial: true });
  const before = await positions();
  await at(1).click();
  await expect(count(page, "1 selected")).toBeVisible();
  expect(await positions()).toEqual(before);
  for (const width of [1280, 1024, 900, 768]) {
    await page.setViewportSize({ width, height: 600 });
    const mark = page.getByRole("button", { name: "Mark All", exact: true });
    // Waits until its animation has ended.
    await mark.click({ trial: true });
    const heightOf = async () => (await bar.boundingBox())?.height;
    const height = await heightOf();
    await mark.click();
    const offer = page.getByRole("button", { name: "Select all 12 matching" });
    await expect(offer).toBeVisible();
    expect(await heightOf(), `at ${width}, offered`).toBe(height);
    await offer.click();
    await expect(count(page, "12 selected")).toBeVisible();
    expect(await heightOf(), `at ${width}, taken`).toBe(height);
    const top = (await grid.boundingBox())?.y ?? 0;
    for (const button of await bar.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(top);
    }
    await page.getByRole("button", { name: "Unmark All" }).click();
  }
});

test("selection changes are announced once", async ({ page }) => {
  const { own, at } = await openPolicies(page, 12, 10);
  const announcement = page.getByRole("main").getByRole("status").filter({ hasText: "selected." });
  await at(2).click();
  await expect(announcement).toHaveText(`${own.inForce[1]} selected. 1 selected.`);
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  await expect(announcement).toHaveText("10 selected.");
  await page.getByRole("button", { name: "Select all 12 matching" }).click();
  await expect(announcement).toHaveText("12 selected.");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(at(11)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main").getByRole("status").getByText("Page 2 of 2")).toBeAttached();
  await at(11).click({ modifiers: ["ControlOrMeta"] });
  await expect(announcement).toHaveText("1 selected.");
});

test("a late response to 'Select all matching' is ignored", async ({ page }) => {
  const { at } = await openPolicies(page, 12, 10);
  const { promise: isLate, resolve: respond } = Promise.withResolvers<void>();
  await page.route("**/api/Selections", async (route) => {
    await isLate;
    await route.continue();
  });
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  const frozen = page.waitForResponse("**/api/Selections");
  await page.getByRole("button", { name: "Select all 12 matching" }).click();
  await page.getByRole("button", { name: "Unmark All" }).click();
  respond();
  await (await frozen).finished();
  await at(3).click({ modifiers: ["ControlOrMeta"] });
  await expect(count(page, "1 selected")).toBeVisible();
});

test("'Select all matching' is limited to the rows that can be changed at once", async ({ page }) => {
  await withoutEarlyCalls(page);
  await page.route("**/api/Policies?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalRecords: 10_001 } });
  });
  await openPolicies(page, 12, 10);
  await page.getByRole("button", { name: "Mark All", exact: true }).click();
  await page.getByRole("button", { name: "Select all 10,001 matching" }).click();
  await expect(
    page.getByText(/10,001 rows match. You can change up to 10,000 at once/).first(),
  ).toBeVisible();
  await expect(count(page, "10 selected")).toBeVisible();
});

test("row text can be selected, and the next click selects the row", async ({ page }) => {
  const { own, at } = await openPolicies(page);
  await at(2).click();
  // The last name: a click on the first column opens the row.
  const box = await at(5).getByRole("gridcell").nth(2).boundingBox();
  if (!box) throw new Error("The fifth row cannot be seen.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 14, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => document.getSelection()?.toString())).not.toBe("");
  await expectSelected(page, own, [2]);
  await page.mouse.click(box.x + 30, y);
  await expectSelected(page, own, [5]);
});

test("Shift uses the anchor only while it is on the page", async ({ page }) => {
  const { own, at } = await openPolicies(page, 14, 10);
  await at(3).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await at(13).click({ modifiers: ["Shift"] });
  await expectSelected(page, own, [13]);
  await expect(count(page, "1 selected")).toBeVisible();
  await at(11).click({ modifiers: ["Shift"] });
  await expectSelected(page, own, [11, 12, 13]);
});

test("selection works in a page of 500 rows", async ({ page }) => {
  const { own, at } = await openPolicies(page, 120, 500);
  await at(3).click();
  // Resting on a truncated cell shows its text, which Esc would hide first.
  await page.mouse.move(0, 0);
  await page.keyboard.press("Control+Shift+End");
  await expect(count(page, "118 selected")).toBeVisible();
  await expect(at(120)).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(at(1)).toBeFocused();
  await expect(count(page, "118 selected")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(count(page, "120 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSelected(page, own, []);
});
