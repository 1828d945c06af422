import { defineConfig } from "vitest/config";
import { uiSources } from "../../packages/ui/scripts/ui-sources.ts";
export default defineConfig({
  resolve: { alias: uiSources },
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "./test/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
