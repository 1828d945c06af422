import { basename } from "node:path";
import { preview } from "vite";
import type { launchBrowser } from "../../../../scripts/browser.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser["newPage"]>>;

/** Checks by name, run in order. A check throws if it fails. */
export type BrowserChecks = Record<string, (page: Page) => Promise<void>>;

/** Serves the built app, opens it and runs the checks. Returns the failures and everything logged to the console. */
export async function runBrowserChecks(
  browser: Browser,
  appDir: string,
  looks: BrowserChecks,
): Promise<string[]> {
  const name = basename(appDir);
  const server = await preview({ root: appDir, logLevel: "silent", preview: { host: "127.0.0.1" } });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  try {
    // Far more than a check needs. Only a failure waits this long.
    page.setDefaultTimeout(20_000);
    page.on("pageerror", (error) => problems.push(`${name} throws: ${error.message}`));
    page.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint) problems.push(`${name} complains in the console: ${message.text()}`);
    });
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    for (const [title, look] of Object.entries(looks)) {
      await look(page).catch((error: Error) =>
        problems.push(`${name}: not true that it ${title}.\n${error.message}`),
      );
    }
  } finally {
    await page.close();
    await server.close();
  }
  return problems;
}
