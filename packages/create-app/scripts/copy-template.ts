/** Copies `examples/agency` into dist, and replaces `catalog:` with the versions of the workspace's catalog. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const template = join(import.meta.dirname, "../dist/template");

const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
const catalog = new Map(
  [...workspace.matchAll(/^ {2}"?([^\s":]+)"?: (?:npm:\S+@)?([\d.]+)$/gm)].map(([, name, version]) => [
    name,
    version,
  ]),
);

/** The version in the catalog. `typescript` there is an older one, for tools that need it. */
function catalogVersion(name: string): string {
  const version = catalog.get(name === "typescript" ? "typescript7" : name);
  if (version === undefined) throw new Error(`The catalog has no version of ${name}.`);
  return version;
}

rmSync(template, { recursive: true, force: true });
cpSync(join(root, "examples/agency"), template, {
  recursive: true,
  filter: (path) => !/\/(?:node_modules|dist)$/.test(path.slice(root.length)),
});
renameSync(join(template, ".gitignore"), join(template, "gitignore"));
const manifest = join(template, "package.json");
const withVersions = readFileSync(manifest, "utf8").replaceAll(
  /"([^"]+)": "catalog:"/g,
  (_, name: string) => `"${name}": "${catalogVersion(name)}"`,
);
writeFileSync(manifest, withVersions);
