import { test as base, expect, type Page } from "@playwright/test";
import type { AccountWishes, CopiedAccount, DemoAccountName } from "../apps/server/test/copy-account.ts";
import { makeAccount } from "./accounts.ts";

/** The password of every demo account. */
export const password = "Portico-Demo-1";

interface Fixtures {
  /** An account of this journey's own, like a demo account; the same one each time it is asked for. */
  accountLike: (like: DemoAccountName) => Promise<CopiedAccount>;
  /** Signs in with an account of its own: through the form where the login page is shown, at once elsewhere. */
  signIn: (like: DemoAccountName) => Promise<void>;
}

/** What every journey uses. */
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
    await use(async (like) => {
      const { email } = await accountLike(like);
      if (!page.url().includes("/login")) return startSession(page, email);
      await fillSignIn(page, email, password);
      await expect(page).not.toHaveURL(/\/login/);
    });
  },
});

/** Fills the sign-in form in and sends it. */
export async function fillSignIn(page: Page, user: string, pass: string) {
  await page.getByLabel("Email").fill(user);
  await page.getByLabel("Password", { exact: true }).fill(pass);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Logs out by the profile menu. */
export async function logOut(page: Page) {
  await openProfileMenu(page);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The text of the newest message that was sent to someone, as developers read it. */
export async function newestMessage(page: Page, recipient: string): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto("/outbox");
  const message = reader.locator(`article[data-recipient="${recipient}"]`).first();
  await expect(message).toBeVisible();
  const text = (await message.textContent()) ?? "";
  await reader.close();
  return text;
}

/** Signs in with an account made for this journey. */
export async function signInWith(page: Page, wishes: AccountWishes): Promise<void> {
  const { email } = await makeAccount(wishes);
  await startSession(page, email);
}

/** Opens the portal with a new session, as the sign-in form leaves it; the form has journeys of its own. */
async function startSession(page: Page, user: string): Promise<void> {
  const answer = await page.request.post("/identity/login", { data: { user, pass: password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  // A page of the portal's origin that runs no code of it.
  await page.goto("/healthz");
  await page.evaluate((value) => localStorage.setItem("portico.token", value), token);
  await page.goto("/portal/");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens the menu behind one's own name. */
export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole("banner").locator('[aria-haspopup="menu"]').click();
  await expect(page.getByRole("menu")).toBeVisible();
}

/** The number of records the pager tells of, once the list is there. */
export async function totalRecords(page: Page): Promise<number> {
  await expect(page.getByRole("table").or(page.getByRole("grid"))).not.toHaveAttribute("aria-busy", "true");
  const text = await page
    .getByText(/of [\d,]+$/)
    .first()
    .textContent();
  return Number(/of ([\d,]+)$/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
}

export { expect };
