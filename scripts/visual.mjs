/**
 * `pnpm visual --baseline <tag>` takes pictures of the visual set at a tag (or a branch or commit) and now, compares
 * them, and writes a report. Other arguments are parts of story ids that limit the set: `pnpm visual button dialog`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireInstallation, root } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { compare } = await import("./visual/compare.ts");
const { modes } = await import("./visual/modes.ts");
const { writeReport } = await import("./visual/report.ts");
const { buildStorybook, buildStorybookOf, commitOf } = await import("./visual/storybooks.mjs");
const { fileOf, takePictures } = await import("./visual/take-pictures.ts");
const { storiesOf, visualSet } = await import("./visual/visual-set.ts");

const { values, positionals } = parseArgs({
  options: { baseline: { type: "string", default: "main" } },
  allowPositionals: true,
});
const { baseline } = values;
const commit = commitOf(baseline);
const pictures = join(root, ".cache/pictures");
const folders = {
  before: join(pictures, baseline.replaceAll(/[^\w.@-]+/g, "-")),
  after: join(pictures, "today"),
  differences: join(pictures, "differences"),
};

const storybook = buildStorybook();
const stories = visualSet(storiesOf(storybook)).filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const wanted = stories.flatMap((story) => modes.map((mode) => ({ story, mode })));

const failedBefore = await takeBaseline();
for (const folder of [folders.after, folders.differences]) rmSync(folder, { recursive: true, force: true });
console.log(`Taking ${wanted.length} pictures of today …`);
const failed = await takePictures(storybook, wanted, folders.after);

await mkdir(folders.differences, { recursive: true });
const results = wanted.map((picture) => {
  const file = fileOf(picture);
  const error = failed.get(file) ?? failedBefore.get(file);
  if (error) return { ...picture, state: "failed", error };
  if (!existsSync(join(folders.before, file))) return { ...picture, state: "new" };
  const difference = compare(
    readFileSync(join(folders.before, file)),
    readFileSync(join(folders.after, file)),
  );
  if (!difference) return { ...picture, state: "same" };
  writeFileSync(join(folders.differences, file), difference.picture);
  return { ...picture, state: "changed", pixels: difference.pixels };
});

const report = writeReport(results, { baseline, folders, into: join(pictures, "report.html") });
const count = (state) => results.filter((result) => result.state === state).length;
const states = ["changed", "failed", "new", "same"].map((state) => `${count(state)} ${state}`);
console.log(`Compared with ${baseline}: ${states.join(", ")}. Report: file://${report}`);
process.exitCode = count("changed") + count("failed") > 0 ? 1 : 0;

/** Takes the pictures of the baseline that are not there from an earlier run of the same commit. */
async function takeBaseline() {
  const stamp = join(folders.before, "commit.txt");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== commit) {
    rmSync(folders.before, { recursive: true, force: true });
    await mkdir(folders.before, { recursive: true });
    writeFileSync(stamp, commit);
  }
  const missing = wanted.filter((picture) => !existsSync(join(folders.before, fileOf(picture))));
  if (missing.length === 0) return new Map();
  const earlier = buildStorybookOf(commit);
  const known = storiesOf(earlier);
  const taken = missing.filter(({ story }) => known.has(story.id));
  console.log(`Taking ${taken.length} pictures of ${baseline} …`);
  return takePictures(earlier, taken, folders.before);
}
