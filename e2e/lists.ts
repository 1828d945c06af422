import type { Locator, Page } from "@playwright/test";
import type { AccountOptions, CopiedAccount } from "../apps/server/test/copy-account.ts";
import type { WishedPolicies } from "../apps/server/test/own-policies.ts";
import { makeAccount } from "./accounts.ts";
import { expect, startSession } from "./portal.ts";

/** The paths of the policy lists. */
export const lists = {
  manage: "/portal/policies/manage",
  unpaid: "/portal/policies/unpaid-policies",
  lost: "/portal/policies/lost",
} as const;

/** The policies of an account created for one test. */
export type OwnPolicies = NonNullable<CopiedAccount["policies"]> & { readonly email: string };

/** Creates an account with policies that no other test uses. */
export async function accountWithPolicies(
  policies: WishedPolicies,
  like: AccountOptions["like"] = "agent",
): Promise<OwnPolicies> {
  const account = await makeAccount({ like, policies });
  if (!account.policies) throw new Error(`${account.email} was made without policies.`);
  return { ...account.policies, email: account.email };
}

/** Opens a list with an existing account. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await startSession(page, email, address);
  await expect(page).toHaveURL(address);
  await shown(page);
}

/** Returns the table of a list after its rows have loaded. */
export async function shown(page: Page): Promise<Locator> {
  const table = page
    .getByRole("main")
    .getByRole("grid")
    .or(page.getByRole("main").getByRole("table"))
    .first();
  await expect(table).toBeVisible();
  await expect(table).not.toHaveAttribute("aria-busy", "true");
  return table;
}

/** Returns the row with a policy number. */
export function row(page: Page, policyNumber: string): Locator {
  return page.getByRole("main").getByRole("row").filter({ hasText: policyNumber });
}

/** Returns the policy numbers of the selected rows on this page, in order. */
export async function selectedOf(page: Page, policyNumbers: readonly string[]): Promise<string[]> {
  const texts = await page.getByRole("row", { selected: true }).allTextContents();
  return policyNumbers.filter((policyNumber) => texts.some((text) => text.includes(policyNumber)));
}

/** Returns the toolbar above a list. */
export function toolbar(page: Page): Locator {
  return page.getByRole("group").filter({ has: page.getByRole("button", { name: "Notes" }) });
}

/** Clicks a button of the toolbar, even if it is in the 'More' menu, which then shows the button's own items. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole("main")
    .getByRole("button", { name, exact: true })
    // The button of a cell without a value has the name of its action.
    .and(page.locator(":not([data-cell-action])"));
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Opens a filter of the list and returns its input. */
export async function filter(page: Page, label: string): Promise<Locator> {
  const bar = page.getByRole("search");
  const panel = page.getByRole("dialog", { name: `${label} filter`, exact: true });
  const chip = bar.getByRole("button", { name: new RegExp(`^${label}(:|$)`) });
  const add = bar.getByRole("button", { name: "Add filter", exact: true });
  await expect(chip.or(add).first()).toBeVisible();
  // A cleared filter leaves the bar, perhaps before it is clicked.
  const timeout = 2_000;
  await expect(async () => {
    if (await panel.isVisible()) return;
    if (await chip.isVisible()) return chip.click({ timeout });
    await add.click({ timeout });
    await page.getByRole("menuitem", { name: label, exact: true }).click({ timeout });
  }).toPass();
  // Not the list of its options, which has the same name.
  return panel.getByLabel(label, { exact: true }).and(page.locator("input"));
}

/** Chooses an option of a filter of the list. One that takes several values stays open. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await (await filter(page, label)).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Shows the columns for which the list has no room, too. */
export async function showAllColumns(page: Page): Promise<void> {
  const more = page.getByRole("main").getByRole("button", { name: /^\+\d+ columns?: show / });
  if (await more.isVisible()) await more.click();
}

/** Returns the headings of a list's columns, in order, including those for which it has no room. */
export async function headings(page: Page): Promise<string[]> {
  const table = await shown(page);
  await showAllColumns(page);
  const texts = await table.getByRole("columnheader").allTextContents();
  // Columns of a multi-column sort have their sort position at the end.
  return texts.map((text) => text.replace(/\d$|Fit columns$/, "")).filter((text) => text !== "");
}

/** The headings of the columns with members per month. */
export const monthNames = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** Returns the names of the columns whose header is not where their values are, or doesn't fit. */
export function mismatchedColumns(table: Locator): Promise<string[]> {
  return table.evaluate((element) => {
    const visible = (row: Element | null) =>
      [...(row?.children ?? [])].filter((cell) => cell.getClientRects().length > 0);
    const row = element.querySelector("tbody tr[data-row-id]");
    // A list without rows has no values.
    if (!row) return [];
    const values = visible(row);
    return visible(element.querySelector("thead tr:last-child")).flatMap((head, index) => {
      const box = head.getBoundingClientRect();
      const value = values[index]?.getBoundingClientRect();
      const isSame =
        value !== undefined && Math.abs(box.left - value.left) < 1 && Math.abs(box.right - value.right) < 1;
      return isSame && head.scrollWidth <= head.clientWidth + 1 ? [] : (head.textContent ?? "");
    });
  });
}
