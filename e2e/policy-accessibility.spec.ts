import { expectNoProblemsInAll } from "./accessibility-checks.ts";
import { closeWithEscape } from "./escape.ts";
import { accountWithPolicies, lists, openAs, press, row, shown } from "./lists.ts";
import { expect, signInWith, test } from "./portal.ts";

test("unpaid, lost and policy pages have no accessibility violations", async ({ page }) => {
  const own = await accountWithPolicies({ unpaid: 2, lost: 1 });
  await openAs(page, own.email, lists.unpaid);
  await expect(row(page, own.unpaid[0] ?? "")).toBeVisible();
  await expectNoProblemsInAll(page, "unpaid policies");
  await page.goto(lists.lost);
  await shown(page);
  await expectNoProblemsInAll(page, "lost policies");
  await page.goto(lists.manage);
  await shown(page);
  const id = await row(page, own.unpaid[0] ?? "").getAttribute("data-row-id");
  await page.goto(`/portal/policies/${id}`);
  await expect(page.getByText("No notes yet")).toBeVisible();
  await expectNoProblemsInAll(page, "a policy");
});

test("status, notes and assignment dialogs have no accessibility violations", async ({ page }) => {
  const own = await accountWithPolicies({ inForce: 2 }, "manager");
  await openAs(page, own.email, `${lists.manage}?policyNumber=${own.prefix}`);
  await row(page, own.inForce[0] ?? "")
    .getByRole("checkbox")
    .click();
  for (const action of ["Notes", "Change Status", "History", "Assign"]) {
    await press(page, action);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    await expectNoProblemsInAll(page, action);
    await closeWithEscape(page.getByRole("dialog"));
  }
});

test("uploads and configuration have no accessibility violations", async ({ page }) => {
  await signInWith(page, { like: "admin" });
  for (const [address, action] of [
    ["/portal/manage/upload", "Upload"],
    ["/portal/manage/configuration", "New"],
  ] as const) {
    await page.goto(address);
    await shown(page);
    await expectNoProblemsInAll(page, address);
    await press(page, action);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoProblemsInAll(page, action);
  }
});
