import { expectNoFaults } from "./faults.ts";
import { expect, test } from "./portal.ts";

const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  narrowest: { width: 320, height: 640 },
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, viewport] of Object.entries(sizes)) {
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, viewport });

      test("sign-in, list, detail and error pages have no accessibility violations", async ({
        page,
        signIn,
      }) => {
        await page.goto("/login");
        await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
        await expectNoFaults(page);
        await signIn("agent");
        await page.goto("/portal/policies/manage");
        await expect(page.getByRole("button", { name: /^View / }).first()).toBeVisible();
        await expectNoFaults(page);
        await page
          .getByRole("button", { name: /^View / })
          .first()
          .click();
        await expect(page.getByRole("table", { name: "Commissions by year" })).toBeVisible();
        await page
          .getByRole("dialog")
          .evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map((a) => a.finished)));
        await expectNoFaults(page);
        await page.goto("/portal/error?error=insufficient_permissions");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoFaults(page);
      });
    });
  }
}
