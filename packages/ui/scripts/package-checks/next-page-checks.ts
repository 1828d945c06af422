import { deepEqual, equal, match } from "node:assert/strict";
import type { BrowserChecks, Page } from "../../../../scripts/consumers/browser-checks.ts";

const history = (page: Page) => page.getByRole("list", { name: "History" });
const notes = (page: Page) => page.locator("ul[aria-label]");
const avatar = (page: Page) => page.getByRole("img", { name: "Dana Whitfield" });
const tooltip = (page: Page, text: string) => page.locator('[role="tooltip"]', { hasText: text });

/** A page of server components with providers, rendered by a server in UTC for a browser in Los Angeles. */
export const nextPage: BrowserChecks = {
  "renders messages by language, with a text of the host's own": async (page) => {
    const html = await (await page.request.get(page.url())).text();
    match(html, /No hay pólizas/);
    await page.getByText("Nota nueva").first().waitFor();
  },
  "formats moments as the provider says": async (page) => {
    await history(page).getByText("02/28/2026 9:30 p. m.").waitFor();
    await notes(page).getByText("02/28/2026 9:45 p. m.").waitFor();
  },
  "shows the initials if the picture failed before hydration": async (page) => {
    await avatar(page).getByText("DW").waitFor();
    equal(await avatar(page).locator("img").count(), 0);
  },
  "shows tooltips of elements from a server component": async (page) => {
    await page.getByRole("link", { name: "FL-101" }).hover();
    await tooltip(page, "Opens the policy").waitFor();
    await page.getByRole("button", { name: "Assign" }).hover();
    await tooltip(page, "Assigns an agent").waitFor();
  },
  "opens a dialog with theme, brand and density of the section": async (page) => {
    await page.getByRole("button", { name: "Details" }).click();
    const dialog = page.getByRole("dialog", { name: "Details" });
    await dialog.waitFor();
    const look = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const style = getComputedStyle(element);
        return ["--portico-color-surface", "--portico-color-primary", "--portico-size-row"].map((name) =>
          style.getPropertyValue(name),
        );
      });
    deepEqual(await look('[role="dialog"]'), await look("section"));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  },
  "follows a link of the router that looks like a button, and a link in a menu": async (page) => {
    await page.getByRole("link", { name: "Dates" }).click();
    await page.waitForURL("**/without-provider");
    await page.goBack();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "All policies" }).click();
    await page.waitForURL("**/without-provider");
  },
};

/** Moments without a provider: hydration must not fail, and then they are in the browser's time zone. */
export const pageWithoutProvider: BrowserChecks = {
  "shows moments in the browser's time zone": async (page) => {
    await history(page).getByText("02/28/2026 6:30 PM").waitFor();
    await notes(page).getByText("02/28/2026 6:45 PM").waitFor();
  },
};

/** Every component of the package. What it logs in the browser, such as a hydration warning, is a problem, too. */
export const everyComponentPage: BrowserChecks = {
  "shows every component": async (page) => {
    // Open dialogs hide the rest of the page from assistive technology.
    const section = (name: string) => page.locator(`section[aria-label="${name}"]`);
    await section("ZipField").locator("input").first().waitFor();
    await section("YearField").locator("option").nth(3).waitFor({ state: "attached" });
    await section("Calendar").locator("[aria-current=date]").waitFor();
  },
};
