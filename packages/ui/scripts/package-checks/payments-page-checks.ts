import { equal } from "node:assert/strict";
import type { BrowserChecks, Page } from "../../../../scripts/consumers/browser-checks.ts";

const rows = (page: Page) => page.locator("tbody tr");
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });

/** A table of TanStack Table in an app with shadcn/ui, migrated to `DataTable`. */
export const paymentsPage: BrowserChecks = {
  "shows the first page of the table": async (page) => {
    await page.getByText("1–10 of 25").waitFor();
    equal(await rows(page).count(), 10);
  },
  "sorts by the header's own button, and by text": async (page) => {
    await header(page, "Email").getByRole("button", { name: "Email" }).click();
    await page.locator("th[aria-sort=ascending]", { hasText: "Email" }).waitFor();
    await header(page, "Status").getByRole("button", { name: "Status" }).click();
    await page.locator("th[aria-sort=ascending]", { hasText: "Status" }).waitFor();
    await rows(page).first().getByText("failed").waitFor();
  },
  "filters on the client": async (page) => {
    await page.getByLabel("Filter emails").fill("silas");
    await page.getByText("1–5 of 5").waitFor();
    await page.getByText("0 of 5 row(s) selected.").waitFor();
  },
  "selects in the table's own state": async (page) => {
    await rows(page).nth(0).click();
    await rows(page)
      .nth(2)
      .click({ modifiers: ["Shift"] });
    await page.getByText("3 of 5 row(s) selected.").waitFor();
  },
  "hides columns in the table's own state": async (page) => {
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Show amount" }).click();
    await header(page, "Amount").waitFor({ state: "detached" });
  },
};
