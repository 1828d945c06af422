/**
 * Builds the portal with generated features in addition to its own, in a folder with copies of the portal, the
 * renderer and the contract: `build.mjs <number of features> <folder>`. The result is in `apps/portal/dist` in that folder.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { staleFiles } from "../../scripts/generate.mjs";
import { generatedFiles } from "../../scripts/generated/generated-files.mjs";
import { madeUpFeatures } from "./made-up-feature.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [count, folder = ""] = process.argv.slice(2);
const copied = ["apps/portal", "packages/contract", "packages/portal-config", "packages/renderer"];
const linked = [
  "node_modules",
  "packages/ui",
  "packages/format",
  "packages/endpoints",
  "packages/screens",
  "tailwind.config.ts",
  "tsconfig.base.json",
];

for (const path of copied) {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    // The workspace's packages are linked to each other by relative links.
    verbatimSymlinks: true,
    filter: (file) => basename(file) !== "dist",
  });
}
for (const path of linked) symlinkSync(join(root, path), join(folder, path));
for (const { name, contract, schemas, screen } of madeUpFeatures(Number(count))) {
  write(`packages/contract/src/features/${name}.ts`, outdented(contract));
  write(`packages/contract/src/features/${name}.schemas.ts`, outdented(schemas));
  write(`apps/portal/src/screens/${name}.ts`, outdented(screen));
}
// Files that are generated into a linked folder already exist.
const ofCopies = generatedFiles.filter(({ output }) => copied.some((path) => output.startsWith(path)));
for (const file of ofCopies) {
  for (const { output, content } of await staleFiles([file], { folder })) {
    if (content !== undefined) write(output, content);
  }
}
process.chdir(join(folder, "apps/portal"));
await build({ logLevel: "warn" });

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function outdented(text) {
  return text.replaceAll(/^ {6}/gm, "");
}
