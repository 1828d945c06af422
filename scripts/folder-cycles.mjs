import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";

/**
 * Finds folders that import each other, directly or through others. A folder and its subfolders count as one, since
 * an `index.ts` imports from its subfolders. Tests, stories and fixtures may import from anywhere.
 */

/** Known cycles to be removed, as pairs of folders below `apps` and `packages`. Remove a pair once it is fixed. */
const knownPairs = [];

/**
 * The folders each folder imports.
 * @param {ReadonlyMap<string, string>} sources text by path
 * @returns {Map<string, Set<string>>}
 */
export function folderImports(sources) {
  const folders = new Map([...sources.keys()].map((path) => [dirname(path), new Set()]));
  for (const [path, text] of sources) {
    const from = dirname(path);
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)) {
      const to = dirname(join(from, specifier));
      if (folders.has(to) && !isNested(from, to) && !isNested(to, from)) folders.get(from).add(to);
    }
  }
  return folders;
}

/**
 * Groups of folders each of which imports, directly or through others, every other one of its group.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {string[][]}
 */
export function findCycles(imports) {
  const reachable = new Map([...imports.keys()].map((folder) => [folder, reach(imports, folder)]));
  const groups = new Map();
  for (const [folder, reached] of reachable) {
    if (!reached.has(folder)) continue;
    const group = [...reached].filter((other) => reachable.get(other)?.has(folder)).sort();
    groups.set(group.join(" "), group);
  }
  return [...groups.values()];
}

function reach(imports, start) {
  const found = new Set();
  const open = [...(imports.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return found;
}

function isNested(inner, outer) {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** Leaves out imports between folders in a known cycle. */
function withoutKnown(imports) {
  const known = new Set(knownPairs.flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]));
  const short = (folder) => folder.replace(/^(apps|packages)\//, "");
  const rest = ([from, tos]) => [from, [...tos].filter((to) => !known.has(`${short(from)} ${short(to)}`))];
  return new Map([...imports].map(rest).map(([from, tos]) => [from, new Set(tos)]));
}

function main() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const paths = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.(test|stories|fixtures)\.tsx?$/.test(path) && existsSync(join(root, path)));
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const cycles = findCycles(withoutKnown(folderImports(sources)));
  for (const folders of cycles) console.error(`These folders import each other:\n  ${folders.join("\n  ")}`);
  if (cycles.length === 0) return console.log(`No new folder cycles in ${paths.length} files.`);
  console.error("Move what they share into a folder of its own, or pass it as a parameter.");
  process.exitCode = 1;
}

if (import.meta.main) main();
