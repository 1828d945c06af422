/**
 * Runs after each installation: makes what editors, the compiler and single tests read besides sources. Everything
 * else makes it again, so a mistake in a source does not fail the installation.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const build = fileURLToPath(new URL("build.mjs", import.meta.url));
const { status } = spawnSync(process.execPath, [build, "format", "ui"], { stdio: "inherit" });
if (status !== 0) {
  console.error(
    "\nThe packages are installed, but generated files or the builds of @portico/format and @portico/ui are missing " +
      "or out of date, so editors and the compiler find errors. See the error above; after a correction, run " +
      "`npx --yes pnpm@12 build format ui`.\n",
  );
}
