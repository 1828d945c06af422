import { appearances, expectNoProblems } from "./accessibility-checks.ts";
import { expect, test } from "./portal.ts";

/** In addition to the appearances of the other accessibility tests, a typical phone. */
const windows = [...appearances, { colorScheme: "light", width: 390, height: 844 }] as const;

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
