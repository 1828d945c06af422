import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pnpm, root } from "../workspace.mjs";

const cache = join(root, ".cache");

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/**
 * The commit of a tag, branch, or commit.
 * @throws if there is none
 */
export function commitOf(name) {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
  } catch {
    throw new Error(
      `Git knows no tag, branch, or commit named ${name}, so there is nothing to compare with.`,
    );
  }
}

/** Builds the Storybook of the working tree. Returns its folder. */
export function buildStorybook() {
  return buildIn(root, join(cache, "storybooks/today"));
}

/** Builds the Storybook of a commit in a checkout of its own, unless that was done before. Returns its folder. */
export function buildStorybookOf(commit) {
  const built = join(cache, "storybooks", commit);
  if (existsSync(join(built, "index.json"))) return built;
  const checkout = join(cache, "checkouts", commit);
  const remove = () => {
    rmSync(checkout, { recursive: true, force: true });
    git("worktree", "prune");
  };
  remove();
  git("worktree", "add", "--detach", checkout, commit);
  try {
    run(["install", "--frozen-lockfile", "--prefer-offline"], checkout);
    return buildIn(checkout, built);
  } finally {
    remove();
  }
}

function buildIn(folder, into) {
  // What stories read of the packages: their data and stylesheets.
  run(["run", "build", "format", "ui"], folder);
  run(["run", "storybook:build", "--output-dir", into], folder);
  return into;
}

function run(command, folder) {
  if (!pnpm(["--dir", folder, ...command], { STORYBOOK_DISABLE_TELEMETRY: "1" }))
    throw new Error(`pnpm ${command.join(" ")} failed in ${folder}. See its output above.`);
}
