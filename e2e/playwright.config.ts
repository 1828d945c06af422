import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/browser.ts";
import { port, postgresPort } from "./servers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A server that starts without data. Variables are cleared, so that it never writes to a developer's own database. */
const server = (serverPort: number, database: "embedded" | "postgres") => ({
  command: "node --disable-warning=ExperimentalWarning --import ./scripts/fast-imports.mjs e2e/serve.ts",
  cwd: root,
  url: `http://localhost:${serverPort}/healthz`,
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
  env: {
    PORT: String(serverPort),
    E2E_DATABASE: database,
    DEMO_ROWS: "1000",
    LOG_LEVEL: "warn",
    DATABASE_URL: "",
    HOST: "",
    NODE_ENV: "",
    PUBLIC_URL: "",
    TOKEN_SECRET: "",
    PORTAL_DIR: "",
  },
});

/** Browser tests of the built portal with a real server and database. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is listed as flaky. Fix its cause: a retry hides real races.
  retries: process.env.CI ? 1 : 0,
  // One more than cores: a journey that waits leaves its core to another.
  workers: availableParallelism() + 1,
  reporter: process.env.CI
    ? [["list"]]
    : [["list"], ["html", { open: "never", outputFolder: "../playwright-report" }]],
  // Only what hangs fails: a busy machine needs several times the time of an idle one.
  timeout: 480_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "America/New_York",
    // Recording a trace takes a third of a test's CPU time. Turn it on to analyze a failing test.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: await chromiumLaunchOptions(),
  },
  projects: [
    { name: "embedded", use: { baseURL: `http://localhost:${port}` } },
    {
      name: "postgres",
      testMatch: "screen-workflow.spec.ts",
      use: { baseURL: `http://localhost:${postgresPort}` },
    },
  ],
  webServer: [server(port, "embedded"), server(postgresPort, "postgres")],
});
