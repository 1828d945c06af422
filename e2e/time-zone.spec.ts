import type { Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { openAs, shown } from "./lists.ts";
import { expect, test } from "./portal.ts";

/** A day with or without a time, in any format that the portal uses. */
const date =
  /\d{4}\/\d{2}\/\d{2}(?: \d{2}:\d{2})?|\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}|\d+\/\d+\/\d{2} at \d{1,2}:\d{2}[AP]M/g;

/** The dates that the page shows. */
async function datesOf(page: Page): Promise<readonly string[]> {
  const main = page.getByRole("main");
  await expect(main).toContainText(new RegExp(date.source));
  return ((await main.textContent()) ?? "").match(date) ?? [];
}

test("days and instants are those of the business time zone, wherever the browser is", async ({
  browser,
}) => {
  const pages = await Promise.all(
    ["America/New_York", "Pacific/Auckland"].map(async (timezoneId) => {
      const page = await browser.newPage({ timezoneId });
      const { email } = await makeAccount({ like: "admin" });
      await openAs(page, email, "/portal/mk/applications");
      return page;
    }),
  );
  const expectSame = async () => {
    const [here, away] = await Promise.all(pages.map(datesOf));
    expect(away).toEqual(here);
  };

  await expectSame();
  for (const page of pages) {
    await page.getByRole("button", { name: "Details" }).first().click();
    await expect(page.getByText(/^Fetched/)).toBeVisible();
  }
  await expectSame();
  for (const path of ["/portal/pto", "/portal/commissions/statement/loads"]) {
    for (const page of pages) {
      await page.goto(path);
      await shown(page);
    }
    await expectSame();
  }
});
