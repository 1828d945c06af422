import type { Page } from "@playwright/test";
import { expectNoProblems, expectNoProblemsInAll, narrow, show, wide } from "./accessibility-checks.ts";
import { closeWithEscape } from "./escape.ts";
import { expect, openProfileMenu, signInWith, test } from "./portal.ts";

async function expectNoProblemsAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoProblemsInAll(page, path);
}

test("the frame and the plain pages have no accessibility violations", async ({ page, browser }) => {
  await show(page, wide);
  for (const path of ["/privacy", "/not-found", "/mk/return"]) await expectNoProblemsAt(page, path);
  await signInWith(page, { like: "agent", claims: ["view.Policy", "view.Marketing", "TelephonyAgent"] });
  await expectNoProblemsAt(page, "/portal/no/such/page");
  await expectNoProblemsAt(page, "/portal/marketing");
  await expectNoProblemsAt(page, "/portal/dashboard");
  await openProfileMenu(page);
  await expectNoProblemsInAll(page, "the profile menu");
  await closeWithEscape(page.getByRole("menu"));
  await page.getByRole("button", { name: "Telephony" }).click();
  await expect(page.getByRole("region", { name: "Telephony" })).toBeVisible();
  await expectNoProblemsInAll(page, "telephony");
  await page.getByRole("button", { name: "Hide telephony" }).click();
  await show(page, narrow);
  await page.getByRole("button", { name: "Open navigation" }).click();
  await expectNoProblems(page, "the navigation of a narrow window");
  const other = await (await browser.newContext()).newPage();
  await signInWith(other, { like: "customer", appId: "4101" });
  await expectNoProblemsAt(other, "/portal/customer");
});
