import { pnpm, requireInstallation } from "./workspace.mjs";

requireInstallation();
// What follows needs the Node that was installed.
const { build } = await import("./build.mjs");
build(["format", "ui"]);

const began = performance.now();
const isPassed = pnpm([
  "exec",
  "vitest",
  "run",
  "--root",
  "apps/server",
  "--config",
  "vitest.soak.config.ts",
  ...process.argv.slice(2),
]);
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
console.log(
  `\nSoak tests ${isPassed ? "passed" : "FAILED"} after ${minutes} minutes, ${new Date().toISOString()}.`,
);
process.exitCode = isPassed ? 0 : 1;
