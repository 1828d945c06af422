/** Generates a migration from the schema: `pnpm --filter @portico/server migration --name=<what>`. */
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeGenerated } from "../../../scripts/build.mjs";

// The schema's index, which drizzle-kit reads.
writeGenerated();
const folder = fileURLToPath(new URL("..", import.meta.url));
const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], {
  cwd: folder,
  stdio: "inherit",
  shell: process.platform === "win32",
});
// The next migration is the difference between the schema and the newest snapshot. The older ones are never read.
const snapshots = globSync("migrations/meta/*_snapshot.json", { cwd: folder }).sort();
for (const snapshot of snapshots.slice(0, -1)) rmSync(`${folder}${snapshot}`);
process.exitCode = status ?? 1;
