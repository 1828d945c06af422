/** Runs Storybook for a part of the product: `storybook.mjs dev|build ui|portal [options]`. */
import { spawnSync } from "node:child_process";
import { root } from "./workspace.mjs";

const [command, part, ...options] = process.argv.slice(2);
const { status } = spawnSync("pnpm", ["exec", "storybook", command, ...options], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, STORYBOOK_PART: part },
});
process.exitCode = status ?? 1;
