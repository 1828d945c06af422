import type { Page } from "@playwright/test";
import { appearances, expectNoProblems } from "./accessibility-checks.ts";
import { closeWithEscape } from "./escape.ts";
import { expect, openProfileMenu, signInWith, test } from "./portal.ts";

async function expectNoProblemsAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoProblems(page, path);
}

for (const { colorScheme, width } of appearances) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("the frame and the plain pages have no accessibility violations", async ({ page, browser }) => {
      for (const path of ["/privacy", "/not-found", "/mk/return"]) await expectNoProblemsAt(page, path);
      await signInWith(page, {
        like: "agent",
        claims: ["view.Policy", "view.Marketing", "TelephonyAgent"],
      });
      await expectNoProblemsAt(page, "/portal/no/such/page");
      await expectNoProblemsAt(page, "/portal/marketing");
      await expectNoProblemsAt(page, "/portal/dashboard");
      await openProfileMenu(page);
      await expectNoProblems(page);
      await closeWithEscape(page.getByRole("menu"));
      await page.getByRole("button", { name: "Telephony" }).click();
      await expect(page.getByRole("region", { name: "Telephony" })).toBeVisible();
      await expectNoProblems(page);
      if (width < 900) {
        await page.getByRole("button", { name: "Hide telephony" }).click();
        await page.getByRole("button", { name: "Open navigation" }).click();
        await expectNoProblems(page);
      }
      const other = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 844 } })
      ).newPage();
      await signInWith(other, { like: "customer", appId: "4101" });
      await expectNoProblemsAt(other, "/portal/customer");
    });
  });
}
