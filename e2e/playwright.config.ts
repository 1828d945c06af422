import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/browser.ts";

const port = Number(process.env.E2E_PORT ?? 4688);
const root = fileURLToPath(new URL("..", import.meta.url));
const dataDir = `${root}.cache/e2e/${process.pid}`;

/** Journeys through the built portal, in a real browser, against the real server on a database of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: process.env.CI
    ? [["list"]]
    : [["list"], ["html", { open: "never", outputFolder: "../playwright-report" }]],
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "retain-on-failure",
    launchOptions: await chromiumLaunchOptions(),
  },
  webServer: {
    command: "node --disable-warning=ExperimentalWarning apps/server/src/main.ts",
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO_ROWS: "1000", LOG_LEVEL: "warn" },
  },
});
