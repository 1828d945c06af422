import { pnpm, requireInstallation } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { build } = await import("./build.mjs");
await build(["format", "ui", "portal", "public"]);

const files = process.argv.slice(2);
if (files[0] === "forms") process.exit(fillForms(files[1], files[2]) ? 0 : 1);
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
const areFormsPassed = files.length > 0 || fillForms();
const isPassed = areLoopsPassed && areTestsPassed && areFormsPassed;
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
console.log(
  `\nSoak tests ${isPassed ? "passed" : "FAILED"} after ${minutes} minutes, ${new Date().toISOString()}.`,
);
process.exitCode = isPassed ? 0 : 1;

/** Fills the form of the design system and that of offline applications at random, each for some minutes. */
function fillForms(minutes = "60", seed = String(Date.now() % 1_000_000)) {
  const isPackagePassed = pnpm(["--filter", "@portico/ui", "soak:forms", minutes, seed]);
  const playwright = ["exec", "playwright", "test", "--config", "e2e/playwright.config.ts"];
  const isPortalPassed = pnpm([...playwright, "--project=embedded", "offline-form.spec"], {
    FORM_MINUTES: minutes,
    FORM_SEED: seed,
  });
  return isPackagePassed && isPortalPassed;
}
