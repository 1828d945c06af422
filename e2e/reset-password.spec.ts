import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { expect, fillSignIn, newestMessage, password, test } from "./portal.ts";

const another = "Another-Pass-9";

async function setPassword(page: Page, email: string, pass: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("New password", { exact: true }).fill(pass);
  await page.getByLabel("Confirm new password").fill(pass);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

test("a forgotten password can be reset once with the emailed link", async ({ page }) => {
  const { email } = await makeAccount({ like: "agent" });
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(page.getByText("Reset Email Sent!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  const link = /\/login\/reset\/[\w-]+/.exec(await newestMessage(page, email))?.[0] ?? "";
  const code = link.slice(link.lastIndexOf("/") + 1);

  await page.goto(link);
  await expect(page.getByText(`${code.slice(0, 20)}…`)).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await setPassword(page, email, another);
  await expect(page.getByText("Password Reset!")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await fillSignIn(page, email, password);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Incorrect email or password.");
  await fillSignIn(page, email, another);
  await expect(page).toHaveURL(/\/portal\//);

  await page.goto(link);
  await setPassword(page, email, "Third-Password-3");
  await expect(page.getByRole("alert")).toContainText("Couldn't reset password: ");
});

test("an account that must reset its password does so and signs in", async ({ page }) => {
  const { email } = await makeAccount({ like: "reset" });
  await page.goto("/login");
  await fillSignIn(page, email, password);
  await expect(page.getByText("You need to reset your password")).toBeVisible();
  await expect(page).toHaveURL(/\/login\/reset\/[\w-]+$/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
  await setPassword(page, email, another);
  await expect(page.getByText("Password Reset!")).toBeVisible();
  await fillSignIn(page, email, another);
  await expect(page).toHaveURL(/\/portal\//);
});

test("a new password must follow the rules and match its confirmation", async ({ page }) => {
  await page.goto("/login/reset/AAAAAAAAAAAAAAAAAAAAAA");
  const rule = "At least 1 lowercase, 1 Uppercase, and 1 special, min 12, max 20";
  for (const pass of [
    "short-A1",
    "no-uppercase-here",
    "NO-LOWERCASE-1",
    "NoSpecialHere1",
    `Aa-${"x".repeat(18)}`,
  ]) {
    await page.getByLabel("New password", { exact: true }).fill(pass);
    await page.getByLabel("New password", { exact: true }).blur();
    await expect(page.getByText(rule)).toBeVisible();
  }
  await page.getByLabel("New password", { exact: true }).fill(another);
  await expect(page.getByText(rule)).toBeHidden();
  await page.getByLabel("Confirm new password").fill("Another-Pass-8");
  await page.getByLabel("Confirm new password").blur();
  await expect(page.getByText("Passwords must match")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@portico.test");
  await expect(page.getByRole("button", { name: "Reset Password" })).toBeDisabled();
  await page.getByLabel("New password", { exact: true }).fill("Another-Pass-8");
  await expect(page.getByText("Passwords must match")).toBeHidden();
  await expect(page.getByRole("button", { name: "Reset Password" })).toBeEnabled();
});

test("an incomplete link shows an error", async ({ page }) => {
  await page.goto("/login/reset/%3Cscript%3E");
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/login/forgot");
});
