import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { generate } from "./generate.mjs";
import { contractEndpoints } from "./generated/contract-features.mjs";
import { namesIn } from "./product-names/names-in.mjs";
import { corePackages, productNames } from "./product-names/product-names.mjs";
import { requireInstallation, root } from "./workspace.mjs";

/**
 * Finds names of Portico in the packages that serve every product: its calls, paths, roles, claims, records, screens
 * and packages. What they import is checked by the rules in .dependency-cruiser.mjs. Tests, stories and fixtures may name
 * anything.
 */

/** Names that are to be removed, by file. Remove an entry once it is fixed. */
const known = {
  "packages/endpoints/src/schemas/bulk.ts": ["/Selections", "/Undo"],
  "packages/endpoints/src/schemas/call-schemas.ts": ["/Jobs"],
  "packages/endpoints/src/schemas/list-query.ts": ["/Selections"],
};

/**
 * The names in sources and manifests of the core packages below a folder, but for those in `allowed`; and entries of
 * `allowed` that have no effect.
 * @returns {{ found: { path: string, line: number, name: string }[], unused: string[] }}
 */
export function findProductNames(folder, names, allowed = known) {
  const packages = corePackages
    .map((name) => `packages/${name}`)
    .filter((path) => existsSync(join(folder, path)));
  const all = packages
    .flatMap((path) => globSync(`${path}/{package.json,src/**/*.{ts,tsx,css,json}}`, { cwd: folder }))
    .filter((path) => !/\.(test|stories|fixtures)\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => {
      const text = textOf(path, readFileSync(join(folder, path), "utf8"));
      return namesIn(text, names).map((name) => ({ path, ...name }));
    });
  const found = all.filter(({ path, name }) => !allowed[path]?.includes(name));
  const unused = Object.entries(allowed).flatMap(([path, entries]) =>
    entries
      .filter((entry) => !all.some(({ path: other, name }) => other === path && name === entry))
      .map((entry) => `${path}: ${entry}`),
  );
  return { found, unused };
}

/** Of a manifest, what the package needs at run time: its tests may use the contract. */
function textOf(path, text) {
  if (!path.endsWith("/package.json")) return text;
  return JSON.stringify({ ...JSON.parse(text), devDependencies: {} }, null, 2);
}

async function main() {
  requireInstallation();
  // The contract imports the build of @portico/format.
  await build(["format"]);
  await generate([contractEndpoints]);
  const { found, unused } = findProductNames(root, await productNames(root));
  for (const { path, line, name } of found) console.error(`${path}:${line}: ${name}`);
  if (found.length > 0)
    console.error(
      "These are names of Portico, but their packages also serve other products, which have other calls, paths and " +
        "roles. Let Portico pass the name, or write an example that is not about insurance.",
    );
  for (const entry of unused)
    console.error(`${entry}: no longer there. Remove it from scripts/product-names.mjs.`);
  if (found.length + unused.length > 0) process.exitCode = 1;
  else console.log("The packages for every product name nothing of Portico, but for the known exceptions.");
}

if (import.meta.main) await main();
