import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../../../scripts/browser.ts";
import { runBrowserChecks } from "./browser-checks.ts";
import { buildConsumer, type ConsumerApp } from "./consumer-app.ts";
import { hydratedPage, vitePage } from "./consumer-page-checks.ts";
import { enrollmentPage } from "./enrollment-page-checks.ts";

/** The Vite app. */
export const viteApp: ConsumerApp = {
  name: "vite-app",
  mode: "production",
  steps: [["tsc"], ["vite", "build"]],
};

const serverRendering: ConsumerApp = {
  name: "server-rendering",
  mode: "development",
  steps: [
    ["tsc"],
    ["vite", "build", "--mode", "development"],
    ["vite", "build", "--ssr", "src/server.tsx", "--outDir", "dist-server"],
    ["node", "dist-server/server.js"],
  ],
};

/** Returns the problems of the apps outside the workspace that install the tarball, as seen in a browser. */
export async function checkConsumers(
  packageDir: string,
  tarball: string,
  formatTarball: string,
): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), "portico-consumers-"));
  try {
    const places = { packageDir, tarball, formatTarball, into };
    const [client, server] = await Promise.all([
      buildConsumer(viteApp, places),
      buildConsumer(serverRendering, places),
    ]);
    const browser = await launchBrowser();
    try {
      return [
        ...(await runBrowserChecks(browser, client, vitePage)),
        ...(await runBrowserChecks(browser, client, enrollmentPage)),
        ...(await runBrowserChecks(browser, server, hydratedPage)),
      ];
    } finally {
      await browser.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
