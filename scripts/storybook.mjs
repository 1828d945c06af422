/** Runs Storybook for a part of the product: `storybook.mjs dev|build ui|portal [options]`. */
import { pnpm } from "./workspace.mjs";

const [command, part, ...options] = process.argv.slice(2);
if (!pnpm(["exec", "storybook", command, ...options], { STORYBOOK_PART: part })) process.exitCode = 1;
