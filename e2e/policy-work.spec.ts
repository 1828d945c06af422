import type { Page } from "@playwright/test";
import { expectNoProblems } from "./accessibility-checks.ts";
import { closeWithEscape, pressEscape } from "./escape.ts";
import { selectRadio, tabTo } from "./keyboard.ts";
import { accountWithPolicies, lists, openAs, press, row, shown } from "./lists.ts";
import { expect, signInWith, test, withoutEarlyCalls } from "./portal.ts";

/** Selects several rows. */
async function select(page: Page, policyNumbers: readonly string[]) {
  for (const [index, policyNumber] of policyNumbers.entries()) {
    await row(page, policyNumber).click({ modifiers: index === 0 ? [] : ["ControlOrMeta"] });
  }
}

const entries = (page: Page) => page.getByRole("dialog", { name: "History" }).getByRole("listitem");

test("several policies change status at once, with a history entry each", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 5 });
  await openAs(page, own.email, lists.manage);
  const [first = "", second = "", third = ""] = own.inForce;
  await select(page, [first, second, third]);
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await expect(dialog.getByText("Changes the policy status of 3 policies.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Past Due" }).check();
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(dialog.getByText("Enter a comment.")).toBeVisible();
  await dialog.getByLabel("Comment").fill("The bank sent it back.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();

  await select(page, [third]);
  await press(page, "History");
  await expect(entries(page).first()).toContainText("Past Due");
  await expect(entries(page).first()).toContainText("The bank sent it back.");
  await expect(entries(page).filter({ hasText: "Effectuated" })).toHaveCount(1);
  await closeWithEscape(page.getByRole("dialog", { name: "History" }));
  await select(page, [own.inForce[3] ?? ""]);
  await press(page, "History");
  await expect(entries(page).filter({ hasText: "Effectuated" })).toHaveCount(1);
  await expect(entries(page)).toHaveCount(1);
});

test("a server error is shown in the dialog, and the entered text stays", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  await select(page, own.inForce);
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await dialog.getByRole("radio", { name: "Past Due" }).check();
  await dialog.getByLabel("Comment").fill("Said once.");
  const reason = `${own.inForce[0]} is being changed by somebody else.`;
  await page.route("**/api/Policies/status", (route) =>
    route.fulfill({ status: 409, json: { message: reason } }),
  );
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(dialog.getByText(reason)).toBeVisible();
  await expect(dialog.getByLabel("Comment")).toHaveValue("Said once.");
  await page.unroute("**/api/Policies/status");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
});

test("a dialog with unsaved text asks 'Really close?'", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  await select(page, own.inForce);
  await press(page, "Change Status");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await dialog.getByLabel("Comment").fill("Half a sentence");
  await pressEscape(dialog);
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog", { name: "Really close?" }));
  await expect(page.getByText("Really close?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("Comment")).toHaveValue("Half a sentence");
  await pressEscape(dialog);
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  await press(page, "Change Status");
  await closeWithEscape(dialog);
});

test("a manager assigns policies from one agent to another", async ({ page, browser }) => {
  const own = await accountWithPolicies({ inForce: 3 });
  await signInWith(page, { like: "manager" }, `${lists.manage}?policyNumber=${own.prefix}`);
  await shown(page);
  const [first = "", second = "", third = ""] = own.inForce;
  await select(page, [first, second]);
  await press(page, "Assign");
  const dialog = page.getByRole("dialog", { name: "Assign" });
  await expect(dialog.getByText("Assigns 2 policies to one agent.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Agent" }).fill("Adriana Whitfield");
  await page.getByRole("option", { name: "Adriana Whitfield" }).first().click();
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Assignment done successfully!")).toBeVisible();
  await select(page, [first]);
  await press(page, "History");
  await expect(entries(page).first()).toContainText("Assigned to Adriana Whitfield");
  await expect(entries(page).first()).toContainText("Effectuated");

  const agents = await (await browser.newContext()).newPage();
  await openAs(agents, own.email, lists.manage);
  await expect(row(agents, third)).toBeVisible();
  await expect(row(agents, first)).toHaveCount(0);
  await expect(row(agents, second)).toHaveCount(0);
});

test("agents have no Assign button, and disabled buttons show the reason", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  await expect(page.getByRole("button", { name: "Change Status" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Assign" })).toHaveCount(0);
  const notes = page.getByRole("button", { name: "Notes" });
  await expect(notes).toHaveAttribute("aria-disabled", "true");
  await expect(notes).toHaveAccessibleDescription("Select one row");
  await select(page, own.inForce);
  await expect(notes).toHaveAccessibleDescription(/2 are selected/);
  await expect(page.getByRole("button", { name: "Change Status" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("a status can be changed by keyboard, and focus returns", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 });
  await openAs(page, own.email, lists.manage);
  const button = page.getByRole("button", { name: "Change Status" });
  await row(page, own.inForce[0] ?? "").focus();
  await page.keyboard.press(" ");
  await expect(row(page, own.inForce[0] ?? "")).toHaveAttribute("aria-selected", "true");
  await tabTo(page, button, "Shift+Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change policy status" });
  await expect(dialog).toBeVisible();
  await selectRadio(page, dialog.getByRole("group", { name: /^Status/ }), "Grace Period");
  await tabTo(page, dialog.getByLabel("Comment"), "Tab");
  await page.keyboard.type("By hand");
  await tabTo(page, dialog.getByRole("button", { name: "Change Status" }), "Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(button).toBeFocused();
});

test("25 unpaid policies on two pages are assigned with shortcuts, and the assignment is undone", async ({
  page,
}) => {
  const own = await accountWithPolicies({ unpaid: 25 });
  // Single keys work once the user's preferences are loaded.
  await withoutEarlyCalls(page);
  const preferences = page.waitForResponse(/\/user\/preferences$/);
  await signInWith(page, { like: "manager" }, `${lists.unpaid}?policyNumber=${own.prefix}&pageSize=20`);
  await (await preferences).finished();
  await shown(page);
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  await key("j");
  const rows = page.getByRole("grid").getByRole("row", { name: own.prefix });
  await expect(rows.first()).toBeFocused();
  await key("Control+a");
  const next = page.getByRole("button", { name: "Next page" });
  const isFocused = () => next.evaluate((button) => button === document.activeElement);
  while (keys < 20 && !(await isFocused())) await key("Tab");
  await key("Enter");
  await expect(rows).toHaveCount(5);
  await key("j");
  await key("Control+a");
  await expect(page.getByRole("main").getByText("25 selected", { exact: true })).toBeVisible();
  await key("a");
  const dialog = page.getByRole("dialog", { name: "Assign" });
  await expect(dialog.getByRole("combobox", { name: "Agent" })).toBeFocused();
  for (const letter of "Adriana W") await key(letter === " " ? "Space" : letter);
  await expect(page.getByRole("option", { name: "Adriana Whitfield" }).first()).toBeVisible();
  await key("ArrowDown");
  await key("Enter");
  await expect(dialog.getByRole("button", { name: "Assign 25 to Adriana Whitfield" })).toBeVisible();
  await key("Enter");
  await expect(page.getByText("25 unpaid policies assigned to Adriana Whitfield")).toBeVisible();
  expect(keys).toBeLessThanOrEqual(40);
  const assigned = rows.filter({ hasText: "Adriana Whitfield" });
  await expect(assigned).toHaveCount(5);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Undone. 25 unpaid policies restored.")).toBeVisible();
  await expect(assigned).toHaveCount(0);
});

test("a status is chosen in its cell, without selecting the row, and the dialog asks for the comment", async ({
  page,
}) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  await openAs(page, own.email, lists.unpaid);
  const edited = row(page, own.unpaid[0] ?? "");
  const status = edited.getByRole("button", { name: "New", exact: true });
  const popover = page.getByRole("dialog", { name: `Change Status: ${own.unpaid[0]}` });
  await status.click();
  await expect(popover.getByRole("combobox", { name: "Status" })).toBeFocused();
  await expect(page.getByRole("option", { name: "Contacted" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(status).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Contacted" })).toBeVisible();
  await page.keyboard.type("Contac");
  await expect(page.getByRole("option", { name: "Assigned" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change unpaid status" });
  await expect(dialog.getByText(`Changes the unpaid status of ${own.unpaid[0]}.`)).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Contacted" })).toBeChecked();
  await expect(dialog.getByLabel("Comment")).toBeFocused();
  await page.keyboard.type("Called.");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expect(page.getByText("Status changed successfully!")).toBeVisible();
  await expect(edited.getByRole("button", { name: "Contacted", exact: true })).toBeVisible();
  await expect(page.getByRole("row", { selected: true })).toHaveCount(0);
});

test("a manager assigns a policy in its cell, and undoes it", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 2 });
  await signInWith(page, { like: "manager" }, lists.unpaid);
  await shown(page);
  await page.getByRole("searchbox", { name: "Search unpaid policies" }).fill(own.unpaid[0] ?? "");
  const edited = row(page, own.unpaid[0] ?? "");
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  const before = await edited.getByTitle("Assign").textContent();
  await edited.getByTitle("Assign").click();
  await expect(page.getByRole("option", { name: "Adriana Whitfield" }).first()).toBeVisible();
  await expectNoProblems(page);
  await page
    .getByRole("dialog", { name: /^Assign: / })
    .getByRole("combobox", { name: "Agent" })
    .fill("Adriana W");
  await page.getByRole("option", { name: "Adriana Whitfield" }).first().click();
  await expect(page.getByText("1 unpaid policy assigned to Adriana Whitfield")).toBeVisible();
  await expect(edited.getByTitle("Assign")).toHaveText("Adriana Whitfield");
  await expect(edited).toHaveAttribute("aria-selected", "false");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. 1 unpaid policy restored.")).toBeVisible();
  await expect(edited.getByTitle("Assign")).toHaveText(before ?? "");
});
