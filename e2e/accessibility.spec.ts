import { expectNoProblems, looks } from "./accessibility-checks.ts";
import { expect, test } from "./portal.ts";

/** Beside the windows of the other accessibility tests, a usual phone. */
const windows = [...looks, { colorScheme: "light", width: 390, height: 844 }] as const;

for (const { colorScheme, width, height } of windows) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    test("sign-in, list, detail and error pages have no accessibility violations", async ({
      page,
      signIn,
    }) => {
      await page.goto("/login");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
      await expectNoProblems(page);
      await signIn("agent");
      await page.goto("/portal/policies/manage");
      await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
      await expectNoProblems(page);
      await page
        .getByRole("button", { name: /^View / })
        .first()
        .click();
      await expect(page.getByRole("table", { name: "Commissions by year" })).toBeVisible();
      await page
        .getByRole("dialog")
        .evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map((a) => a.finished)));
      await expectNoProblems(page);
      await page.goto("/portal/error?error=insufficient_permissions");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoProblems(page);
    });
  });
}
