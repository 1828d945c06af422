import { basename } from "node:path";
import { preview } from "vite";
import type { launchBrowser } from "../../../../scripts/browser.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser["newPage"]>>;

/** What a person sees or does, by what it is called; throws where it is otherwise. Done in order. */
export type Looks = Record<string, (page: Page) => Promise<void>>;

/** Serves the built app, opens it and looks; returns what was otherwise, with all that the console complains of. */
export async function lookAt(browser: Browser, appDir: string, looks: Looks): Promise<string[]> {
  const name = basename(appDir);
  const server = await preview({ root: appDir, logLevel: "silent", preview: { host: "127.0.0.1" } });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  try {
    // Far more than it needs: only what is wrong waits so long.
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
