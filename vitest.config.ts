import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { uiSources } from "./packages/ui/scripts/ui-sources.ts";
import { chromiumLaunchOptions } from "./scripts/browser.ts";

process.env.STORYBOOK_DISABLE_TELEMETRY = "1";

const launchOptions = await chromiumLaunchOptions();

/** Every story as a test in one theme: it renders, its play function passes, axe finds nothing. */
const stories = (theme: "light" | "dark"): TestProjectConfiguration => ({
  extends: true,
  // Found before the run: a dependency met on the way would reload the page under the tests.
  optimizeDeps: {
    entries: [
      ".storybook/preview.tsx",
      "packages/ui/src/**/*.stories.tsx",
      "apps/portal/src/**/*.stories.tsx",
    ],
  },
  plugins: [storybookTest({ initialGlobals: { theme } })],
  test: {
    name: `storybook-${theme}`,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
    },
  },
});

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    projects: [
      {
        resolve: { alias: uiSources },
        test: {
          name: "node",
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.{ts,tsx}", "apps/server/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Brings up the databases that its tests share.
      "apps/server",
      stories("light"),
      stories("dark"),
    ],
  },
});
