import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { expect, fillSignIn, password } from "./portal.ts";

/** Where My Account is. */
export const myAccount = "/portal/myaccount";

/** Opens My Account with an account and a contact of one's own; answers its user name. */
export async function openMyAccount(page: Page): Promise<string> {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await page.goto(myAccount);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(myAccount);
  await expect(page.getByLabel(/^First name/)).toBeVisible();
  return email;
}
