import type { Page } from "@playwright/test";
import { closeWithEscape } from "./escape.ts";
import { expectNoFaults, looks } from "./faults.ts";
import { expect, openProfileMenu, signInWith, test } from "./portal.ts";

async function expectNoFaultsAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoFaults(page, path);
}

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("the frame and the plain pages have no accessibility violations", async ({ page, browser }) => {
      for (const path of ["/privacy", "/not-found", "/mk/return"]) await expectNoFaultsAt(page, path);
      await signInWith(page, {
        like: "agent",
        claims: ["view.Policy", "view.Marketing", "TelephonyAgent"],
      });
      await expectNoFaultsAt(page, "/portal/no/such/page");
      await expectNoFaultsAt(page, "/portal/marketing");
      await expectNoFaultsAt(page, "/portal/dashboard");
      await openProfileMenu(page);
      await expectNoFaults(page);
      await closeWithEscape(page.getByRole("menu"));
      await page.getByRole("button", { name: "Telephony" }).click();
      await expect(page.getByRole("region", { name: "Telephony" })).toBeVisible();
      await expectNoFaults(page);
      if (width < 900) {
        await page.getByRole("button", { name: "Hide telephony" }).click();
        await page.getByRole("button", { name: "Open navigation" }).click();
        await expectNoFaults(page);
      }
      const other = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 844 } })
      ).newPage();
      await signInWith(other, { like: "customer", appId: "4101" });
      await expectNoFaultsAt(other, "/portal/customer");
    });
  });
}
