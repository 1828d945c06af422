import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import "./scripts/generate-first.mjs";
import { uiSources } from "./packages/ui/scripts/ui-sources.ts";
import { chromiumLaunchOptions } from "./scripts/browser.ts";

process.env.STORYBOOK_DISABLE_TELEMETRY = "1";

const launchOptions = await chromiumLaunchOptions();

/** As many as cores: a worker that waits for a browser leaves its core to another. */
const maxWorkers = "100%";

/** Stories in a browser: each renders, its play function passes, and axe finds nothing, in either theme. */
const stories: TestProjectConfiguration = {
  extends: true,
  // Found before the run: a dependency met on the way would reload the page under the tests.
  optimizeDeps: {
    entries: [
      ".storybook/preview.tsx",
      "packages/{renderer,ui}/src/**/*.stories.tsx",
      "apps/{portal,public}/src/**/*.stories.tsx",
    ],
  },
  plugins: [storybookTest()],
  test: {
    name: "storybook",
    testTimeout: 30_000,
    // As in the end-to-end tests: a busy machine may delay a frame.
    retry: process.env.CI ? 1 : 0,
    // Story files in one page share its modules: loading them takes longer than most stories.
    isolate: false,
    setupFiles: [".storybook/dark-theme.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
    },
  },
};

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    maxWorkers,
    attachmentsDir: ".cache/vitest-attachments",
    projects: [
      {
        resolve: { alias: uiSources },
        test: {
          name: "node",
          maxWorkers,
          include: ["{packages,apps,.storybook}/**/*.test.{ts,tsx}", "scripts/**/*.test.{mjs,ts}"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.{ts,tsx}", "apps/server/**"],
          // As for the server's tests: only what hangs fails.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
        },
      },
      // Brings up the databases that its tests share.
      "apps/server",
      stories,
    ],
  },
});
