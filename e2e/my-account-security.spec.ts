import type { Page } from "@playwright/test";
import { appCode } from "../apps/server/test/authenticator.ts";
import { myAccount, openMyAccount } from "./open-my-account.ts";
import { expect, fillSignIn, logOut, newestMessage, password, test } from "./portal.ts";

/** Starts to set up an authenticator app. Returns its key. */
async function startAppSetup(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Set up Authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = await dialog.locator("code").textContent();
  return (key ?? "").replaceAll(" ", "");
}

test("an authenticator app can be turned on, used, replaced by a recovery code and turned off", async ({
  page,
}) => {
  const email = await openMyAccount(page);
  const secret = await startAppSetup(page);
  await page.getByRole("dialog").getByLabel(/^Code/).fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  const recoveryCode = (await codes.first().textContent()) ?? "";
  const count = await codes.count();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText(`${count} recovery codes left.`)).toBeVisible();

  await logOut(page);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/\/login\/2fa/);
  await page.getByLabel("Code").fill(appCode(secret, 1));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/portal\//);

  await logOut(page);
  await page.goto(myAccount);
  await fillSignIn(page, email, password);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(myAccount);
  await expect(page.getByText(`${count - 1} recovery codes left.`)).toBeVisible();

  await page.getByRole("button", { name: "Turn off Authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn off Authenticator app?" });
  await dialog.getByLabel(/^Password/).fill("Wrong-Password-1");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Authenticator app turned off.")).toBeVisible();
});

test("recovery codes stay on the screen after a logout due to inactivity", async ({ page }) => {
  await page.clock.install();
  await openMyAccount(page);
  const secret = await startAppSetup(page);
  await page.getByRole("dialog").getByLabel(/^Code/).fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" });
  const before = await codes.textContent();
  await page.clock.fastForward(15 * 60_000);
  const cover = page.getByRole("dialog", { name: "Sign in again to continue" });
  await cover.getByLabel("Password", { exact: true }).fill(password);
  await cover.getByRole("button", { name: "Sign in" }).click();
  await cover.getByRole("textbox", { name: "Code" }).fill(appCode(secret, 1));
  await cover.getByRole("button", { name: "Verify" }).click();
  await expect(cover).toBeHidden();
  expect(await codes.textContent()).toBe(before);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByRole("button", { name: "Turn off Authenticator app" })).toBeFocused();
});

test("new recovery codes replace the old ones after entering the password", async ({ page }) => {
  const email = await openMyAccount(page);
  const secret = await startAppSetup(page);
  await page.getByRole("dialog").getByLabel(/^Code/).fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  const old = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "I've saved them" }).click();
  expect(await newestMessage(page, email)).toContain("An authenticator app was turned on");

  await page.getByRole("button", { name: "New recovery codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Get new recovery codes?" });
  await dialog.getByLabel(/^Password/).fill("Wrong-Password-1");
  await dialog.getByRole("button", { name: "Get new codes" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole("button", { name: "Get new codes" }).click();
  await expect(codes.first()).not.toHaveText(old);
  const fresh = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByRole("button", { name: "New recovery codes" })).toBeFocused();
  expect(await newestMessage(page, email)).toContain("The recovery codes were replaced");

  await logOut(page);
  await page.goto(myAccount);
  await fillSignIn(page, email, password);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(old);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Incorrect code.");
  await page.getByLabel("Recovery code").fill(fresh);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(myAccount);
});

test("email codes can be turned on, used and turned off", async ({ page }) => {
  const email = await openMyAccount(page);
  await page.getByRole("button", { name: "Set up Email codes" }).click();
  await page.getByRole("button", { name: "Send code" }).click();
  const code = page.getByRole("dialog").getByRole("textbox", { name: /^Code/ });
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Incorrect code.");
  await code.fill(/\b\d{6}\b/.exec(await newestMessage(page, email))?.[0] ?? "");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Email codes turned on.")).toBeVisible();

  await logOut(page);
  await page.goto(myAccount);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(/methods=email/);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await page
    .getByRole("textbox", { name: "Code" })
    .fill(/\b\d{6}\b/.exec(await newestMessage(page, email))?.[0] ?? "");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(myAccount);

  await page.getByRole("button", { name: "Turn off Email codes" }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Password/)
    .fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Email codes turned off.")).toBeVisible();
});

test("sends a reset email from My Account", async ({ page }) => {
  const email = await openMyAccount(page);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(page.getByText("Reset Email Sent!")).toBeVisible();
  expect(await newestMessage(page, email)).toContain("/login/reset/");
});
