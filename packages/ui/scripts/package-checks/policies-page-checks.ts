import { match } from "node:assert/strict";
import type { BrowserChecks, Page } from "../../../../scripts/consumers/browser-checks.ts";

const panel = (page: Page, name: string) => page.getByRole("region", { name });

/** A list in the app shell, whose rows open in a panel. */
export const policiesPage: BrowserChecks = {
  "renders shell and list on the server": async (page) => {
    const html = await (await page.request.get(page.url())).text();
    match(html, /Archive/);
    match(html, /Maria Alvarez/);
  },
  "opens a row in the panel and steps to the next": async (page) => {
    await page.getByRole("button", { name: "FL-101" }).click();
    await panel(page, "FL-101").getByText("Maria Alvarez").waitFor();
    await page.getByRole("button", { name: "Next record" }).click();
    await panel(page, "FL-102").getByText("Noah Bennett").waitFor();
  },
  "keeps the list usable while the panel is open, and closes it with Esc": async (page) => {
    await page.getByRole("button", { name: "FL-101" }).click();
    await panel(page, "FL-101").getByText("Maria Alvarez").waitFor();
    await panel(page, "FL-101").getByRole("button", { name: "Close details" }).press("Escape");
    await panel(page, "FL-101").waitFor({ state: "detached" });
  },
  "collapses the sidebar to icons and remembers it": async (page) => {
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Expand sidebar" }).click();
  },
  "follows the router's links": async (page) => {
    await page.getByRole("link", { name: "Archive" }).click();
    await page.waitForURL("**/policies/archive");
    await page.locator('a[aria-current="page"]', { hasText: "Archive" }).waitFor();
  },
};
