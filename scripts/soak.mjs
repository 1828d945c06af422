import { pnpm, requireInstallation } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { build } = await import("./build.mjs");
build(["format", "ui"]);

const files = process.argv.slice(2);
const formSoak = ["--filter", "@portico/ui", "soak:forms"];
if (files[0] === "forms") {
  process.exit(pnpm([...formSoak, ...files.slice(1)]) ? 0 : 1);
}
const vitest = ["exec", "vitest", "run"];
const began = performance.now();
const areLoopsPassed = pnpm([
  ...vitest,
  "--root",
  "apps/server",
  "--config",
  "vitest.soak.config.ts",
  ...files,
]);
// Other runs test only on PostgreSQL, and try fewer random cases.
const areTestsPassed =
  files.length > 0 ||
  pnpm([...vitest, "--project", "server"], { TEST_DATABASES: "both", PROPERTY_RUNS_FACTOR: "20" });
const areFormsPassed = files.length > 0 || pnpm(formSoak);
const isPassed = areLoopsPassed && areTestsPassed && areFormsPassed;
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
console.log(
  `\nSoak tests ${isPassed ? "passed" : "FAILED"} after ${minutes} minutes, ${new Date().toISOString()}.`,
);
process.exitCode = isPassed ? 0 : 1;
