import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { expect, startSession } from "./portal.ts";

/** The path of My Account. */
export const myAccount = "/portal/myaccount";

/** Opens My Account with a new account and contact. Returns the user name. */
export async function openMyAccount(page: Page): Promise<string> {
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true });
  await startSession(page, email, myAccount);
  await expect(page).toHaveURL(myAccount);
  await expect(page.getByLabel(/^First name/)).toBeVisible();
  return email;
}
