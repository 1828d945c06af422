import type { launchBrowser } from "../browser.ts";
import type { Site } from "./sites.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser["newPage"]>>;
export type Locator = ReturnType<Page["locator"]>;

/** Checks by name, run in order. A check throws if it fails. */
export type BrowserChecks = Record<string, (page: Page) => Promise<void>>;

/**
 * Opens a page of a site and runs the checks. Returns the failures and everything logged to the console.
 * @param expected what the console may say. @default nothing
 */
export async function runBrowserChecks(
  browser: Browser,
  { name, url }: Pick<Site, "name" | "url">,
  looks: BrowserChecks,
  expected?: RegExp,
): Promise<string[]> {
  // Servers run in UTC.
  const timezoneId = "America/Los_Angeles";
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId });
  const page = await context.newPage();
  const problems: string[] = [];
  try {
    // Far more than a check needs. Only a failure waits this long.
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => problems.push(`${name} throws: ${error.message}`));
    page.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint && !expected?.test(message.text()))
        problems.push(`${name} complains in the console: ${message.text()}`);
    });
    await page.goto(url);
    for (const [title, look] of Object.entries(looks)) {
      await look(page).catch((error: Error) =>
        problems.push(`${name}: not true that it ${title}.\n${error.message}`),
      );
    }
  } finally {
    await context.close();
  }
  return problems;
}
