/**
 * Builds dist: modules with tsup, types with TypeScript, styles with build-css. With `--watch`, all three keep
 * running. Also copies the icons' license.
 */
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packageDir = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (name: string) => join(packageDir, "node_modules/.bin", name);
const isWatching = process.argv.includes("--watch");

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: packageDir, stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with code ${code}`)),
    );
  });
}

if (!isWatching) rmSync(join(packageDir, "dist"), { recursive: true, force: true });
cpSync(join(packageDir, "src/icons/LICENSE"), join(packageDir, "dist/icons/LICENSE"));
await Promise.all([
  run(bin("tsup"), isWatching ? ["--watch", "src"] : []),
  run(bin("tsc"), ["-p", "tsconfig.build.json", ...(isWatching ? ["--watch", "--preserveWatchOutput"] : [])]),
  run(process.execPath, [...(isWatching ? ["--watch-path=src"] : []), "scripts/build-css.ts"]),
]);
