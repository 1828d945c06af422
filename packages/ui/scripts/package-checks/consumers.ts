import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../../../scripts/browser.ts";
import { type BrowserChecks, runBrowserChecks } from "./browser-checks.ts";
import { buildConsumer, type ConsumerApp } from "./consumer-app.ts";
import { hydratedPage, vitePage } from "./consumer-page-checks.ts";
import { enrollmentPage } from "./enrollment-page-checks.ts";
import { everyComponentPage, nextPage, pageWithoutProvider } from "./next-page-checks.ts";
import { paymentsPage } from "./payments-page-checks.ts";
import { policiesPage } from "./policies-page-checks.ts";
import { type Site, serveNext, servePreview } from "./sites.ts";

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

const nextApp: ConsumerApp = {
  name: "next-app",
  mode: "production",
  steps: [["next", "build"]],
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
    const [client, server, next] = await Promise.all([
      buildConsumer(viteApp, places),
      buildConsumer(serverRendering, places),
      buildConsumer(nextApp, places),
    ]);
    const browser = await launchBrowser();
    const check = async (opening: Promise<Site>, pages: readonly (readonly [string, BrowserChecks])[]) => {
      const site = await opening;
      const problems: string[] = [];
      try {
        for (const [path, looks] of pages) {
          const url = new URL(path, site.url).href;
          problems.push(...(await runBrowserChecks(browser, { name: site.name, url }, looks)));
        }
        return problems;
      } finally {
        await site.close();
      }
    };
    const nextPages = [
      ["", nextPage],
      ["without-provider", pageWithoutProvider],
      ["payments", paymentsPage],
      ["policies", policiesPage],
      ["every-component", everyComponentPage],
      ["every-component/in-client", everyComponentPage],
    ] as const;
    try {
      return [
        ...(await check(servePreview(client, { hasStrictStyles: true }), [
          ["", vitePage],
          ["", enrollmentPage],
          ["?page=payments", paymentsPage],
        ])),
        ...(await check(servePreview(server), [["", hydratedPage]])),
        ...(await check(serveNext(next, "start"), nextPages)),
        ...(await check(serveNext(next, "dev"), nextPages)),
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
