import { availableParallelism } from "node:os";
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
    // One more than cores: a worker that waits leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    // Loading the server's modules takes about a second for each file; files of one worker share them.
    isolate: false,
    globalSetup: "./test/global-setup.ts",
    // What hangs fails. No test fails because the machine is busy, though many start servers of their own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
