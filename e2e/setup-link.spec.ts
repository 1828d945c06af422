import type { Page } from "@playwright/test";
import { askRunningServer } from "../apps/server/src/domains/accounts/setup/control-socket.ts";
import { expect, fillSignIn, test } from "./portal.ts";
import { dataFolderOf } from "./servers.ts";

const pass = "Blue-Harbor-Rain-7";

/** Returns a link that `setup-link --recover` prints for the server with the embedded database. */
async function requestSetupLink(): Promise<string> {
  const { baseURL } = test.info().project.use;
  const text = await askRunningServer(dataFolderOf(Number(new URL(baseURL ?? "").port)), "recovery");
  const link = /\/login\/setup\/[\w-]+/.exec(text ?? "")?.[0];
  if (link === undefined) throw new Error(`There is no setup link: ${text}`);
  return link;
}

async function fillIn(page: Page, user: string, password: string) {
  await page.getByLabel("Email").fill(user);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Create Administrator" }).click();
}

test("a setup link creates a security administrator, once", async ({ page, browser }) => {
  const user = `setup-${crypto.randomUUID().slice(0, 8)}@agency.example`;
  const link = await requestSetupLink();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Create the security administrator" })).toBeVisible();
  await fillIn(page, user, "Portico-Demo-1");
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("contains the product's name");
  await fillIn(page, user, pass);
  await expect(page.getByText("Security administrator created. Sign in to continue.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await fillSignIn(page, user, pass);
  await expect(page).toHaveURL(/\/portal\//);

  const other = await browser.newPage();
  await other.goto(link);
  await fillIn(other, `other-${user}`, pass);
  await expect(other.getByRole("alert")).toContainText("This link is invalid");
  await other.close();
});
