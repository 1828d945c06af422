import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = 24;

/** Stops with a clear word where the installation that ran before this script did not succeed. */
export function requireInstallation() {
  const missing = workspaceFolders().flatMap(missingDependencies);
  const node = Number.parseInt(process.versions.node, 10);
  if (missing.length === 0 && node >= oldestNode) return;
  const what =
    missing.length > 0
      ? `these packages are missing: ${missing.slice(0, 8).join(", ")}${missing.length > 8 ? " …" : ""}`
      : `Node ${oldestNode} was to be installed, and Node ${process.versions.node} is running`;
  console.error(
    `\nPortico cannot start: the installation did not finish, and ${what}.\n` +
      "The reason stands above. Run `npx --yes pnpm@12 install` to try again; it needs the npm registry.\n",
  );
  process.exit(1);
}

/**
 * Runs a pnpm command in the project's folder, by the pnpm that runs this script where there is one.
 * @returns whether it succeeded
 */
export function pnpm(args, env = {}) {
  const own = process.env.npm_execpath;
  const [command, ...before] = own?.endsWith("pnpm") ? [own] : ["npx", "--yes", "pnpm@12"];
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function workspaceFolders() {
  const groups = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [root, ...groups].filter((folder) => existsSync(join(folder, "package.json")));
}

function missingDependencies(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !existsSync(join(folder, "node_modules", name, "package.json")),
  );
}
