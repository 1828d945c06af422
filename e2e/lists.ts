import type { Locator, Page } from "@playwright/test";
import type { AccountWishes, CopiedAccount } from "../apps/server/test/copy-account.ts";
import type { WishedPolicies } from "../apps/server/test/own-policies.ts";
import { makeAccount } from "./accounts.ts";
import { expect, fillSignIn, password } from "./portal.ts";

/** Where the lists of policies stand. */
export const lists = {
  manage: "/portal/policies/manage",
  unpaid: "/portal/policies/unpaid-policies",
  lost: "/portal/policies/lost",
} as const;

/** The policies of an account made for one journey. */
export type OwnPolicies = NonNullable<CopiedAccount["policies"]> & { readonly email: string };

/** Makes an account with policies of its own, which no other journey touches. */
export async function accountWithPolicies(
  policies: WishedPolicies,
  like: AccountWishes["like"] = "agent",
): Promise<OwnPolicies> {
  const account = await makeAccount({ like, policies });
  if (!account.policies) throw new Error(`${account.email} was made without policies.`);
  return { ...account.policies, email: account.email };
}

/** Signs in with an account that is there already, and opens a page. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(address);
  await shown(page);
}

/** The table of a list, once its rows are there. */
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

/** The row that a policy number is in. */
export function row(page: Page, policyNumber: string): Locator {
  return page.getByRole("main").getByRole("row").filter({ hasText: policyNumber });
}

/** The policy numbers of the rows selected on this page, top to bottom. */
export async function selectedOf(page: Page, policyNumbers: readonly string[]): Promise<string[]> {
  const texts = await page.getByRole("row", { selected: true }).allTextContents();
  return policyNumbers.filter((policyNumber) => texts.some((text) => text.includes(policyNumber)));
}

/** The group of buttons above a list. */
export function toolbar(page: Page): Locator {
  return page.getByRole("group").filter({ has: page.getByRole("button", { name: "Notes" }) });
}

/** Presses one of the buttons above a list, also where it is behind 'More'. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** The input of a filter above a list. */
export function filter(page: Page | Locator, label: string): Locator {
  return page.getByRole("search").getByLabel(label, { exact: true });
}

/** The headings of a list's columns, in the order shown. */
export async function headings(page: Page): Promise<string[]> {
  const table = await shown(page);
  const texts = await table.getByRole("columnheader").allTextContents();
  // Of several columns that a list is sorted by each says its place.
  return texts.map((text) => text.replace(/\d$/, "")).filter((text) => text !== "");
}

/** The headings of the members by month. */
export const monthNames = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
