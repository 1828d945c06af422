import { test as base, expect, type Page } from "@playwright/test";
import type { AccountOptions, CopiedAccount, DemoAccountName } from "../apps/server/test/copy-account.ts";
import { makeAccount } from "./accounts.ts";

/** The password of all demo accounts. */
export const password = "Portico-Demo-1";

interface Fixtures {
  /** Returns an account for this test, like a demo account. Later calls return the same account. */
  accountLike: (like: DemoAccountName) => Promise<CopiedAccount>;
  /**
   * Opens a page with an account of its own: signs in with the form on the login page, else with a stored token. Call
   * `page.clock.install()` before it: installed on an open page, the clock is in 1970 for a moment, which the portal
   * may record as the time of the last activity.
   */
  signIn: (like: DemoAccountName, address?: string) => Promise<void>;
}

/** The test function with the fixtures of all tests. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  accountLike: async ({}, use) => {
    const accounts = new Map<DemoAccountName, Promise<CopiedAccount>>();
    await use((like) => {
      const account = accounts.get(like) ?? makeAccount({ like });
      accounts.set(like, account);
      return account;
    });
  },
  signIn: async ({ page, accountLike }, use) => {
    await use(async (like, address) => {
      const { email } = await accountLike(like);
      if (!page.url().includes("/login")) return startSession(page, email, address);
      await fillSignIn(page, email, password);
      await expect(page).not.toHaveURL(/\/login/);
    });
  },
});

/** Makes pages send each call alone, so that a test can wait for one or answer it. */
export async function withoutEarlyCalls(page: Page) {
  await page.route("**/api/Session/read*", (route) => route.abort());
}

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, user: string, pass: string) {
  await page.getByLabel("Email").fill(user);
  await page.getByLabel("Password", { exact: true }).fill(pass);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Logs out with the profile menu. */
export async function logOut(page: Page) {
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Returns the text of the newest message to a recipient that contains a text, from the developers' mail list. */
export async function newestMessage(page: Page, recipient: string, containing = ""): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto("/outbox");
  const message = reader
    .locator(`article[data-recipient="${recipient}"]`)
    .filter({ hasText: containing })
    .first();
  await expect(message).toBeVisible();
  const text = (await message.textContent()) ?? "";
  await reader.close();
  return text;
}

/** Opens a page with an account created for this test. */
export async function signInWith(page: Page, options: AccountOptions, address?: string): Promise<void> {
  const { email } = await makeAccount(options);
  await startSession(page, email, address);
}

/** Opens a page with a new session, without using the sign-in form, which has its own tests. */
export async function startSession(page: Page, user: string, address = "/portal/"): Promise<void> {
  const response = await page.request.post("/identity/login", { data: { user, pass: password } });
  expect(response.ok(), await response.text()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  const beforeScripts = await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem("portico.token", value);
  }, token);
  await page.goto(address);
  await beforeScripts.dispose();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens the profile menu. */
export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole("banner").locator('[aria-haspopup="menu"]').click();
  await expect(page.getByRole("menu")).toBeVisible();
}

/** Returns the pager's number of records after the list has loaded. */
export async function totalRecords(page: Page): Promise<number> {
  await expect(page.getByRole("table").or(page.getByRole("grid"))).not.toHaveAttribute("aria-busy", "true");
  const text = await page
    .getByText(/^[\d,]+–[\d,]+ of [\d,]+$/)
    .first()
    .textContent();
  return Number(/of ([\d,]+)$/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
}

export { expect };
