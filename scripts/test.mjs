import { changedSince, journeysFor } from "./changed-files.mjs";
import { pnpmKeepingEnd, requireInstallation } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { build } = await import("./build.mjs");

const [mode, branch = "main"] = process.argv.slice(2);
const onlyChecks = mode === "check";
const changed = mode === "changed" ? changedSince(branch) : undefined;

const vitest = (project) => [
  ...["exec", "vitest", "run", "--project", project],
  ...(changed ? ["--changed", changed.base, "--passWithNoTests"] : []),
];

/** All checks, the fast ones first; `check` skips the tests, `changed` runs those that a change reaches. */
const steps = [
  { name: "generated files", command: ["run", "generate", "check"], isCheck: true },
  { name: "types", command: ["exec", "tsc", "-b"], isCheck: true },
  { name: "lint and format", command: ["exec", "biome", "ci", "."], isCheck: true },
  {
    name: "import directions",
    command: ["exec", "depcruise", "packages", "apps", "e2e", "--config", ".dependency-cruiser.mjs"],
    isCheck: true,
  },
  { name: "folder cycles", command: ["run", "folders:check"], isCheck: true },
  { name: "screens", command: ["run", "screens:check"], isCheck: true },
  { name: "unit tests", command: vitest("node") },
  { name: "server tests", command: vitest("server") },
  { name: "stories", command: vitest("storybook") },
  ...(changed ? [] : [{ name: "package", command: ["--filter", "@portico/ui", "run", "check:package"] }]),
  ...journeys(),
];

function journeys() {
  const files = changed && journeysFor(changed.files);
  if (files?.length === 0) return [];
  const playwright = ["exec", "playwright", "test", "--config", "e2e/playwright.config.ts"];
  return [{ name: "journeys", command: [...playwright, ...(files ?? [])] }];
}

/** How many of the last lines of a failed step are repeated at the end. */
const linesOfFailed = 120;

build(onlyChecks ? ["format", "ui"] : undefined);

const failed = [];
const chosen = steps.filter(({ isCheck }) => isCheck || !onlyChecks);
for (const { name, command } of chosen) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { isPassed, end } = await pnpmKeepingEnd(command, linesOfFailed);
  console.log(
    `── ${name}: ${isPassed ? "passed" : "FAILED"} after ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (!isPassed) failed.push({ name, end });
}
// Later steps may have written much more since.
for (const { name, end } of failed) console.error(`\n── ${name}: last output\n${end}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
