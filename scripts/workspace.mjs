import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = 24;

/** Exits with a clear message if the installation before this script failed. */
export function requireInstallation() {
  const versions = catalogVersions();
  const missing = workspaceFolders().flatMap((folder) => missingDependencies(folder, versions));
  const node = Number.parseInt(process.versions.node, 10);
  if (missing.length === 0 && node >= oldestNode) return;
  const what =
    missing.length > 0
      ? `these packages are missing or of another version: ${missing.slice(0, 8).join(", ")}${missing.length > 8 ? " …" : ""}`
      : `Node ${oldestNode} or later is required, but Node ${process.versions.node} is running`;
  console.error(
    `\nPortico cannot start: the installation did not finish, and ${what}.\n` +
      "See the error above. Run `npx --yes pnpm@12 install` to try again; it needs the npm registry.\n",
  );
  process.exit(1);
}

/**
 * Runs a pnpm command in the root folder, with the pnpm that runs this script if there is one.
 * @returns whether it succeeded
 */
export function pnpm(args, env = {}) {
  const [command, ...before] = ownPnpm();
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status === 0;
}

/**
 * Runs a pnpm command like `pnpm` does, and collects its output; shows it as it comes if `isShown`.
 * @returns whether it succeeded, its output, and the last lines of it
 */
export async function runPnpm(args, { linesOfEnd, isShown }) {
  const [command, ...before] = ownPnpm();
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
  });
  let output = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.setEncoding("utf8").on("data", (text) => {
      if (isShown) to.write(text);
      output += text;
    });
  }
  const isPassed = await new Promise((done) => {
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      done(false);
    });
    child.on("close", (status) => done(status === 0));
  });
  return { isPassed, output, end: output.split("\n").slice(-linesOfEnd).join("\n") };
}

function ownPnpm() {
  const own = process.env.npm_execpath;
  return own?.endsWith("pnpm") ? [own] : ["npx", "--yes", "pnpm@12"];
}

function workspaceFolders() {
  const groups = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [root, ...groups].filter((folder) => existsSync(join(folder, "package.json")));
}

function missingDependencies(folder, versions) {
  const { dependencies, devDependencies } = readPackage(folder);
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const installed = join(folder, "node_modules", name);
    if (!existsSync(join(installed, "package.json"))) return true;
    return versions.has(name) && versions.get(name) !== readPackage(installed).version;
  });
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The exact versions in the catalog; `npm:other@1.2.3` is 1.2.3. Ranges are left out. */
function catalogVersions() {
  const lines = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").split("\ncatalog:\n")[1] ?? "";
  const entries = [...lines.matchAll(/^ {2}"?([^":]+)"?: (?:npm:.+@)?(\d\S*)$/gm)];
  return new Map(entries.map(([, name, version]) => [name, version]));
}
