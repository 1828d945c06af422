/** `pnpm chromatic` has Chromatic take and compare the pictures of the visual set. Arguments go to Chromatic. */
import { pnpm, requireInstallation } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { buildStorybook } = await import("./visual/storybooks.mjs");
const { storiesOf, visualSet } = await import("./visual/visual-set.ts");

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "Chromatic takes no pictures without the project's token. Set CHROMATIC_PROJECT_TOKEN, or compare on this " +
      "machine with `pnpm visual --baseline <tag>`.",
  );
  process.exit(1);
}
const storybook = buildStorybook();
const names = visualSet(storiesOf(storybook)).flatMap(({ title, name }) => [
  "--only-story-names",
  `${title}/${name}`,
]);
const isPassed = pnpm([
  "exec",
  "chromatic",
  "--storybook-build-dir",
  storybook,
  ...names,
  ...process.argv.slice(2),
]);
process.exitCode = isPassed ? 0 : 1;
