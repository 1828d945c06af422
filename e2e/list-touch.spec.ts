import type { Locator, Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { apiOf } from "./api.ts";
import { accountWithPolicies, lists, openAs, press, row, selectedOf } from "./lists.ts";
import { expect, startSession, test } from "./portal.ts";

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

/** All controls of the list in sight are at least 44 px wide and high. */
async function expectRoomForFingers(page: Page) {
  const small = await page.getByRole("main").evaluate((main) => {
    // A tap beside a checkbox counts, too.
    const targetOf = (control: Element) => control.closest("[data-select-cell]") ?? control;
    const boxes = [...main.querySelectorAll("button, a, select, input")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.outerHTML.slice(0, 120),
        ...targetOf(control).getBoundingClientRect().toJSON(),
      }));
    return boxes.filter(({ width, height }) => width < 44 || height < 44).map(({ name }) => name);
  });
  expect(small).toEqual([]);
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

test("on phones the status counts take one line above the cards, whose heading is the name", async ({
  page,
}) => {
  const own = await accountWithPolicies({ inForce: 4 });
  await openAs(page, own.email, lists.manage);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Total 4");
  expect((await summary.boundingBox())?.height).toBeLessThan(48);
  await expect(row(page, own.inForce[0] ?? "")).toBeInViewport();
  const card = row(page, own.inForce[0] ?? "");
  await expect(card.getByRole("rowheader")).toHaveText(/^\S+ \S+/);
  await expectRoomForFingers(page);
  await summary.getByRole("button", { name: /^Effectuated/ }).tap();
  await expect(page.getByRole("search").getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

test("cards are a table on paper, and selected cards differ in forced colors", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  const table = page.getByRole("main").getByRole("grid");
  const headers = table.getByRole("columnheader", { name: "Policy number" });
  const cards = table.locator("xpath=ancestor::*[@data-cards]");
  await expect(cards).toHaveCount(1);
  const [first = "", second = ""] = own.inForce;
  await longPress(page, row(page, first));
  await page.emulateMedia({ forcedColors: "active" });
  const colorOf = (policyNumber: string) =>
    row(page, policyNumber).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf(first)).not.toBe(await colorOf(second));
  await page.emulateMedia({ forcedColors: null, media: "print" });
  await expect(cards).toHaveCount(0);
  await expect(headers).toBeVisible();
});

/** Counts taps from now on. A select counts two: one opens it, one chooses. */
async function countTaps(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = "0";
    const count = () => {
      document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps) + 1);
    };
    document.addEventListener("pointerdown", count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.taps));
}

test("a lead is found by four digits of its phone number and gets a disposition with 5 taps", async ({
  page,
}) => {
  const { email } = await makeAccount({ like: "admin" });
  const send = await apiOf(email);
  interface Leads {
    readonly data: readonly { readonly phone: string; readonly contactName: string }[];
  }
  // No other journey changes leads with this status.
  const { data } = await send<Leads>("GET", "/api/Leads?status=Not%20Interested&pageSize=10&sort=statusDate");
  const [{ phone, contactName } = { phone: "", contactName: "" }] = data;
  const digits = phone.slice(-4);
  await startSession(page, email, "/portal/leads");
  const search = page.getByRole("searchbox", { name: "Search leads" });
  await expect(search).toBeVisible();
  const taps = await countTaps(page);
  await search.tap();
  await page.keyboard.type(digits);
  const card = page.getByRole("row").filter({ hasText: contactName }).filter({ hasText: digits });
  await card.getByRole("checkbox").tap();
  const disposition = page.getByRole("combobox", { name: "Choose a disposition" });
  await disposition.tap();
  await disposition.selectOption("Left Message");
  await page.getByRole("button", { name: "Set Disposition" }).tap();
  await expect(page.getByText("Set status success!")).toBeVisible();
  await expect(card).toContainText("Left Message");
  expect((await taps()) + 1).toBeLessThanOrEqual(5);
});

test("an unpaid policy is found by four digits of a phone number, which its card shows, and gets a status with 5 taps", async ({
  page,
}) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  const [policyNumber = ""] = own.unpaid;
  const send = await apiOf(own.email);
  const { data } = await send<{ readonly data: readonly { readonly phone: string }[] }>(
    "GET",
    `/api/PolicyNonPaid?policyNumber=${policyNumber}&columns=phone`,
  );
  const digits = data[0]?.phone.slice(-4) ?? "";
  await openAs(page, own.email, lists.unpaid);
  const taps = await countTaps(page);
  await page.getByRole("searchbox", { name: "Search unpaid policies" }).tap();
  await page.keyboard.type(digits);
  const card = row(page, policyNumber);
  await expect(card.getByRole("rowheader")).toContainText(/Phone: \(\d{3}\) \d{3}-\d{4}/);
  await card.getByRole("checkbox").tap();
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: /status/ });
  await dialog.getByText("Contacted", { exact: true }).tap();
  await expect(dialog.getByLabel("Comment")).toBeFocused();
  await page.keyboard.type("Called back.");
  await dialog.getByRole("button", { name: "Change Status" }).tap();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(5);
});
