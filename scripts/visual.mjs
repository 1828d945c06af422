/**
 * `pnpm visual --baseline <tag>` takes pictures of the visual set at a tag (or a branch or commit) and now, compares
 * them, and writes a report. Other arguments are parts of names that limit the set: `pnpm visual toolbar dark`.
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

/** So few changed pixels may be corners that the browser happened to smooth otherwise: both pictures are taken again. */
const mostNoise = 100;

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
const wanted = visualSet(storiesOf(storybook))
  .flatMap((story) => modes.map((mode) => ({ story, mode })))
  .filter(
    (picture) => positionals.length === 0 || positionals.some((part) => fileOf(picture).includes(part)),
  );

const failedBefore = await takeBaseline();
for (const folder of [folders.after, folders.differences]) rmSync(folder, { recursive: true, force: true });
await mkdir(folders.differences, { recursive: true });
console.log(`Taking ${wanted.length} pictures of today …`);
const failed = await takePictures(storybook, wanted, folders.after);
let results = wanted.map((picture) => resultOf(picture, failedBefore, failed));
const doubtful = results.filter(({ pixels }) => pixels <= mostNoise);
if (doubtful.length > 0) {
  const again = [
    await takePictures(buildStorybookOf(commit), doubtful, folders.before),
    await takePictures(storybook, doubtful, folders.after),
  ];
  results = results.map((result) => (doubtful.includes(result) ? resultOf(result, ...again) : result));
}

const report = writeReport(results, { baseline, folders, into: join(pictures, "report.html") });
const count = (state) => results.filter((result) => result.state === state).length;
const states = ["changed", "failed", "new", "same"].map((state) => `${count(state)} ${state}`);
console.log(`Compared with ${baseline}: ${states.join(", ")}. Report: file://${report}`);
process.exitCode = count("changed") + count("failed") > 0 ? 1 : 0;

/** Compares a picture with that of the baseline. */
function resultOf({ story, mode }, failedBefore, failedAfter) {
  const picture = { story, mode };
  const file = fileOf(picture);
  const [before, after, shown] = [folders.before, folders.after, folders.differences].map((folder) =>
    join(folder, file),
  );
  rmSync(shown, { force: true });
  const error = failedAfter.get(file) ?? failedBefore.get(file);
  if (error) return { ...picture, state: "failed", error };
  if (!existsSync(before)) return { ...picture, state: "new" };
  const difference = compare(readFileSync(before), readFileSync(after));
  if (!difference) return { ...picture, state: "same" };
  writeFileSync(shown, difference.picture);
  return { ...picture, state: "changed", pixels: difference.pixels };
}

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
