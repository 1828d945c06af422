import { accountWithPolicies, lists, openAs, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

test("a policy's page shows its details, notes and history", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const [policyNumber = ""] = own.inForce;
  const id = await row(page, policyNumber).getAttribute("data-row-id");
  await page.goto(`/portal/policies/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText(policyNumber);
  await expect(main.getByText(policyNumber).first()).toBeVisible();
  await expect(main.getByText("1 Harbor Street")).toBeVisible();
  await expect(main.getByText("No Data")).toBeVisible();
  await expect(main.getByText("Effectuated").first()).toBeVisible();
  await expect(main.getByText("No notes yet")).toBeVisible();
  await main.getByLabel("New note").fill("Seen on its page.");
  await main.getByRole("button", { name: "Make Note" }).click();
  await expect(main.getByRole("list", { name: "Notes" })).toContainText("Seen on its page.");
  await page.reload();
  await expect(main.getByRole("list", { name: "Notes" })).toContainText("Seen on its page.");
});

test("the details link to the page, and Back returns to the list", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  await page.getByRole("button", { name: `View ${own.inForce[0]}` }).click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/portal\/policies\/[0-9a-f-]{36}$/);
  await expect(
    page
      .getByRole("main")
      .getByText(own.inForce[0] ?? "")
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(lists.manage);
  await shown(page);
});

test("another agent's policy is not found", async ({ page, browser }) => {
  const own = await accountWithPolicies({ inForce: 1 });
  await openAs(page, own.email, lists.manage);
  const id = await row(page, own.inForce[0] ?? "").getAttribute("data-row-id");
  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "agent", hasOwnContact: true }, `/portal/policies/${id}`);
  await expect(other.getByText(/This record doesn't exist, or you don't have access to it\./)).toBeVisible();
  await expect(other.getByText(own.inForce[0] ?? "")).toHaveCount(0);
});
