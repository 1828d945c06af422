import type { Page } from "@playwright/test";
import { appCode } from "../apps/server/test/authenticator.ts";
import { makeAccount } from "./accounts.ts";
import { expect, fillSignIn, logOut, newestMessage, password, test } from "./portal.ts";

const list = "/portal/policies/manage";

async function begin(page: Page, email: string) {
  await page.goto(`/login?returnTo=${list}`);
  await fillSignIn(page, email, password);
  await expect(page.getByText("2FA Required")).toBeVisible();
}

async function confirm(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

test("accepts an authenticator code once and keeps it out of the history", async ({ page }) => {
  const { email, totpSecret = "" } = await makeAccount({ like: "twofactor" });
  await page.goto("/privacy");
  await begin(page, email);
  await expect(page).toHaveURL(/\/login\/2fa\?code=[\w-]+&methods=totp&returnTo=/);
  await expect(page.getByRole("button", { name: "Verify" })).toHaveAccessibleDescription(
    "Enter the 6 digits first.",
  );
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveAttribute("autocomplete", "one-time-code");
  const code = appCode(totpSecret);
  const wrong = code === "000000" ? "000001" : "000000";
  await confirm(page, wrong);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Incorrect code.");
  await expect(page.getByText("Login error!")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("");
  await confirm(page, code);
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  await page.goForward();
  await expect(page).toHaveURL(list);

  await logOut(page);
  await begin(page, email);
  await confirm(page, code);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Incorrect code.");
});

test("sends a code by email, and another one later", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent", factors: ["totp", "email", "sms"] });
  await begin(page, email);
  await expect(page).toHaveURL(/methods=totp_email_sms/);
  await page.getByRole("radio", { name: /^Email/ }).check();
  await expect(page.getByRole("button", { name: "Verify" })).toHaveAccessibleDescription(
    "Request a code first.",
  );
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("We sent a code to ");
  await expect(page.getByRole("main").getByRole("status")).not.toContainText(email);
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Send another code \(\d+ s\)$/ })).toBeDisabled();
  const code = /\b\d{6}\b/.exec(await newestMessage(page, email))?.[0] ?? "";
  // A code can be pasted with spaces.
  await confirm(page, `${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page.getByText("Logged in!")).toBeVisible();
  await expect(page).toHaveURL(list);
});

test("shows that a sign-in has expired", async ({ page }) => {
  await page.goto("/login/2fa?code=AAAAAAAAAAAAAAAAAAAAAA&methods=totp");
  await confirm(page, "123456");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This sign-in has expired");
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/login/2fa?code=%3Cscript%3E&methods=totp");
  await expect(page.getByRole("heading", { name: "This sign-in can't continue" })).toBeVisible();
});

test("No to 'Close last session?' returns to the login page", async ({ page, browser }) => {
  const { email, totpSecret = "" } = await makeAccount({ like: "twofactor" });
  await begin(page, email);
  await confirm(page, appCode(totpSecret));
  await expect(page).toHaveURL(list);
  const elsewhere = await (await browser.newContext()).newPage();
  await begin(elsewhere, email);
  await confirm(elsewhere, appCode(totpSecret, 1));
  const question = elsewhere.getByRole("alertdialog", { name: "Close last session?" });
  await question.getByRole("button", { name: "No" }).click();
  await expect(elsewhere).toHaveURL(`/login?${new URLSearchParams({ returnTo: list })}`);
  await expect(elsewhere.getByLabel("Email")).toBeFocused();
  await elsewhere.context().close();
});
