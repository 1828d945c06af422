/**
 * Checks the packed tarball rather than the sources. `--update` rewrites the list of public names; `--without-hosts`
 * leaves out what installs it elsewhere.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeEntries, packTarball } from "../../../scripts/consumers/tarball.ts";
import { checkConsumers } from "./package-checks/consumers.ts";
import { checkContents, checkPure } from "./package-checks/contents.ts";
import { checkManifests } from "./package-checks/manifests.ts";
import { checkPublicNames, publicNames } from "./package-checks/public-names.ts";
import { checkPublishing } from "./package-checks/publishing.ts";
import { checkServerRender } from "./package-checks/server-render.ts";
import { checkSizes } from "./package-checks/sizes.ts";
import { checkTanStackSizes } from "./package-checks/tanstack-sizes.ts";

const packageDir = join(dirname(fileURLToPath(import.meta.url)), "..");
const isUpdating = process.argv.includes("--update");
const hasHosts = !process.argv.includes("--without-hosts");

const tarball = packTarball(packageDir, "package-check");
const format = packTarball(join(packageDir, "../format"), "package-check");
const { exports } = JSON.parse(readFileSync(join(tarball.dir, "package.json"), "utf8"));
const entries = codeEntries(exports);
const styles = Object.keys(exports).filter((name) => /\.(?:css|json)$/.test(name));

/** Runs a command-line checker, which prints what it finds. */
function runs(name: string, args: readonly string[]): string[] {
  try {
    execFileSync(join(packageDir, "node_modules/.bin", name), args, { cwd: packageDir, stdio: "pipe" });
    return [];
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    return [output];
  }
}

const checks: Record<string, () => string[] | Promise<string[]>> = {
  publint: () => runs("publint", ["run", tarball.file, "--strict"]),
  "are the types wrong": () =>
    runs("attw", [tarball.file, "--profile", "esm-only", "--exclude-entrypoints", ...styles]),
  "publint of @portico/format": () => runs("publint", ["run", format.file, "--strict"]),
  "are the types of @portico/format wrong": () => runs("attw", [format.file, "--profile", "esm-only"]),
  manifests: () => checkManifests(join(packageDir, "../.."), [format.dir, tarball.dir]),
  contents: () => [...checkContents(tarball.dir), ...checkPure(format.dir, "dist/index.js")],
  "public names": () =>
    checkPublicNames(publicNames(tarball.dir, entries), join(packageDir, "public-names.json"), isUpdating),
  "server rendering": () => checkServerRender(tarball.dir, entries),
  ...(hasHosts && {
    "release, and installation by npm, pnpm, and yarn": () => checkPublishing(packageDir),
    "apps that install it": () =>
      checkConsumers(packageDir, { "@portico/ui": tarball.file, "@portico/format": format.file }),
  }),
  sizes: () => checkSizes(tarball.dir, entries),
  "sizes of TanStack Table": () => checkTanStackSizes(packageDir, tarball.dir),
};

for (const [name, check] of Object.entries(checks)) {
  const problems = await check();
  console.log(`${problems.length === 0 ? "passed" : "FAILED"}  ${name}`);
  for (const problem of problems) console.error(problem.replaceAll(/^/gm, "  "));
  if (problems.length > 0) process.exitCode = 1;
}
