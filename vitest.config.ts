import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { uiSources } from "./packages/ui/scripts/ui-sources.ts";
import { chromiumLaunchOptions } from "./scripts/browser.ts";

process.env.STORYBOOK_DISABLE_TELEMETRY = "1";

const launchOptions = await chromiumLaunchOptions();

/** As many as cores: a worker that waits for a browser leaves its core to another. */
const maxWorkers = "100%";

type Theme = "light" | "dark";

/** Stories in a browser, each a test in one theme. */
const storiesIn = (
  theme: Theme,
  name: string,
  more: { setupFiles?: string[]; expect?: BrowserConfigOptions["expect"] } = {},
): TestProjectConfiguration => ({
  extends: true,
  // Found before the run: a dependency met on the way would reload the page under the tests.
  optimizeDeps: {
    entries: [
      ".storybook/preview.tsx",
      "packages/ui/src/**/*.stories.tsx",
      "apps/{portal,public}/src/**/*.stories.tsx",
    ],
  },
  plugins: [storybookTest({ initialGlobals: { theme } })],
  test: {
    name,
    testTimeout: 30_000,
    // As in the end-to-end tests: a busy machine may delay a frame.
    retry: process.env.CI ? 1 : 0,
    // Story files in one page share its modules: loading them takes longer than most stories.
    isolate: false,
    setupFiles: more.setupFiles ?? [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
      ...(more.expect && { expect: more.expect }),
    },
  },
});

/** It renders, its play function passes, axe finds nothing, in either theme. */
const stories = storiesIn("light", "storybook", { setupFiles: [".storybook/dark-theme.ts"] });

/** It looks as when its picture was last taken: `.cache/pictures` holds those of this machine. */
const pictures = (theme: Theme) =>
  storiesIn(theme, `visual-${theme}`, {
    setupFiles: [".storybook/pictures.ts"],
    expect: {
      toMatchScreenshot: {
        // Text is sometimes smoothed slightly differently; a change of position or color differs in far more pixels.
        comparatorOptions: { allowedMismatchedPixels: 20 },
        resolveScreenshotPath: ({ root, testFileDirectory, testFileName, arg, ext }) =>
          join(root, ".cache/pictures", theme, testFileDirectory, testFileName, `${arg}${ext}`),
        resolveDiffPath: ({ root, testFileDirectory, testFileName, arg, ext }) =>
          join(root, ".cache/pictures-changed", theme, testFileDirectory, testFileName, `${arg}${ext}`),
      },
    },
  });

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
          include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.{ts,tsx}", "apps/server/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      // Brings up the databases that its tests share.
      "apps/server",
      stories,
      pictures("light"),
      pictures("dark"),
    ],
  },
});
