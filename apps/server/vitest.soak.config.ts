import { defineConfig } from "vitest/config";
import { uiSources } from "../../packages/ui/scripts/ui-sources.ts";

/** Long loops of faults, which `pnpm test:soak` runs one after the other; `pnpm test` leaves them out. */
export default defineConfig({
  resolve: { alias: uiSources },
  test: {
    name: "soak",
    include: ["src/**/*.soak.test.ts"],
    globalSetup: "./test/global-setup.ts",
    fileParallelism: false,
    testTimeout: 90 * 60_000,
    hookTimeout: 120_000,
    reporters: ["verbose"],
    disableConsoleIntercept: true,
  },
});
