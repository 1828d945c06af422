import { type Appearance, appearances, expectNoProblemsInAll, show, wide } from "./accessibility-checks.ts";
import { expect, test } from "./portal.ts";

/** In addition to the appearances of the other accessibility tests, a typical phone. */
const windows: readonly Appearance[] = [...appearances, { colorScheme: "light", width: 390, height: 844 }];

test("sign-in, list, detail and error pages have no accessibility violations", async ({ page, signIn }) => {
  await show(page, wide);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expectNoProblemsInAll(page, "sign-in", windows);
  await signIn("agent");
  await page.goto("/portal/policies/manage");
  await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
  await expectNoProblemsInAll(page, "a list", windows);
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole("table", { name: "Commissions by year" })).toBeVisible();
  await expectNoProblemsInAll(page, "a detail", windows);
  await page.goto("/portal/error?error=insufficient_permissions");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoProblemsInAll(page, "an error", windows);
});
