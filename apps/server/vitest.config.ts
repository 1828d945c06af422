import { defineConfig } from "vitest/config";
import { uiSources } from "../../packages/ui/scripts/ui-sources.ts";

export default defineConfig({
  // Formats come from the design system's source, so that tests need no build.
  resolve: { alias: uiSources },
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    // Long loops; `pnpm test:soak` runs them.
    exclude: ["src/**/*.soak.test.ts"],
    // As many as cores: a worker that waits for a database leaves its core to another.
    maxWorkers: "100%",
    globalSetup: "./test/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
