import { test as base, expect, type Page } from "@playwright/test";

/** The password of every demo account. */
export const password = "Portico-Demo-1";

/** The demo accounts that journeys are made with. */
export type Account =
  | "admin"
  | "agent"
  | "customer"
  | "manager"
  | "norole"
  | "reset"
  | "security"
  | "twofactor";

/** What every journey uses. */
export const test = base.extend<{ signIn: (account: Account) => Promise<void> }>({
  /** Signs in through the form on the page one is on, or on the login page. */
  signIn: async ({ page }, use) => {
    await use(async (account) => {
      if (!page.url().includes("/login")) await page.goto("/login");
      await fillSignIn(page, `${account}@portico.test`, password);
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
