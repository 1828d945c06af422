import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openProfileMenu, signInWith, test } from "./portal.ts";

const wcag22 = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What stands in somebody's way on the page as it is, and whether it is wider than the screen. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // The pages in frames are others'.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).exclude("iframe").analyze();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  return isTooWide ? [...found, "wider than the screen"] : found;
}

async function expectNoFaultsAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faults(page), path).toEqual([]);
}

/** Each theme and each width once or twice: colours do not depend on the width. */
const looks = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 390 },
  { colorScheme: "light", width: 320 },
] as const;

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("nothing stands in anybody's way in the frame and on the plain pages", async ({ page, browser }) => {
      for (const path of ["/privacy", "/not-found", "/mk/return"]) await expectNoFaultsAt(page, path);
      await signInWith(page, {
        like: "agent",
        claims: ["view.Policy", "view.Marketing", "TelephonyAgent"],
      });
      await expectNoFaultsAt(page, "/portal/no/such/page");
      await expectNoFaultsAt(page, "/portal/marketing");
      await expectNoFaultsAt(page, "/portal/dashboard");
      await openProfileMenu(page);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Telephony" }).click();
      await expect(page.getByRole("region", { name: "Telephony" })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      if (width < 900) {
        await page.getByRole("button", { name: "Hide telephony" }).click();
        await page.getByRole("button", { name: "Open navigation" }).click();
        expect(await faults(page)).toEqual([]);
      }
      const other = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 844 } })
      ).newPage();
      await signInWith(other, { like: "customer", appId: "4101" });
      await expectNoFaultsAt(other, "/portal/customer");
    });
  });
}
