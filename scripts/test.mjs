import { availableParallelism } from "node:os";
import { requireInstallation, runPnpm } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { build } = await import("./build.mjs");
const { changedSince, journeysFor, withGenerated } = await import("./changed-files.mjs");

// What the checks and the tests read.
await build(["format", "ui"]);

const [mode, branch = "main"] = process.argv.slice(2);
const onlyChecks = mode === "check";
const changed = mode === "changed" ? changedSince(branch) : undefined;

const vitest = (project) => {
  // `--changed` would ask Git, which ignores generated files.
  const command = changed ? ["related", ...withGenerated(changed.files), "--run"] : ["run"];
  return ["exec", "vitest", ...command, "--project", project];
};

/** Checks that take one core each, so they run at the same time; the slow ones first. */
const checks = [
  { name: "types", command: ["exec", "tsc", "-b"] },
  {
    name: "import directions",
    command: ["exec", "depcruise", "packages", "apps", "e2e", "--config", ".dependency-cruiser.mjs"],
  },
  { name: "lint and format", command: ["exec", "biome", "ci", "."] },
  { name: "generated files", command: ["run", "generate", "check"] },
  { name: "folder cycles", command: ["run", "folders:check"] },
  { name: "screens", command: ["run", "screens:check"] },
  { name: "names of Portico", command: ["run", "names:check"] },
  { name: "limits", command: ["run", "limits:check"] },
];

/** Run with the checks: they leave a core idle, too. */
const single = [
  { name: "builds", command: ["run", "build", "portal", "public", "design"] },
  ...(changed
    ? []
    : [
        { name: "package", command: ["--filter", "@portico/ui", "run", "check:package", "--without-hosts"] },
        { name: "packages of screens", command: ["--filter", "@portico/renderer", "run", "check:package"] },
      ]),
];

/** Use all cores, so they run one after the other; `changed` runs the tests that a change reaches. */
const tests = [
  { name: "unit tests", command: vitest("node") },
  { name: "server tests", command: vitest("server") },
  { name: "stories", command: vitest("storybook") },
  ...journeys(),
];

function journeys() {
  const files = changed && journeysFor(changed.files);
  if (files?.length === 0) return [];
  const playwright = ["exec", "playwright", "test", "--config", "e2e/playwright.config.ts"];
  return [{ name: "journeys", command: [...playwright, ...(files ?? [])], needs: "builds" }];
}

/** How many of the last lines of a failed step are repeated at the end. */
const linesOfFailed = 120;

const failed = [];
let passed = 0;

/** Runs one step. Its output appears at once, or when it is over if other steps run at the same time. */
async function run({ name, command }, isAlone) {
  const began = performance.now();
  if (isAlone) console.log(`\n── ${name}`);
  const { isPassed, output, end } = await runPnpm(command, { linesOfEnd: linesOfFailed, isShown: isAlone });
  if (!isAlone) process.stdout.write(`\n── ${name}\n${output}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`── ${name}: ${isPassed ? "passed" : "FAILED"} after ${seconds} s`);
  if (isPassed) passed++;
  else failed.push({ name, end });
}

/** Runs steps at the same time, one for each core. */
async function runTogether(steps) {
  const left = [...steps];
  const runRest = async () => {
    for (let step = left.shift(); step; step = left.shift()) await run(step, false);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRest));
}

await runTogether(onlyChecks ? checks : [...single, ...checks]);
if (!onlyChecks) {
  for (const step of tests) {
    if (failed.some(({ name }) => name === step.needs))
      failed.push({ name: step.name, end: `Not run without: ${step.needs}.` });
    else await run(step, true);
  }
}

// Later steps may have written much more since.
for (const { name, end } of failed) console.error(`\n── ${name}: last output\n${end}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
