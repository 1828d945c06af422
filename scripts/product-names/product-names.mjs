import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Packages that serve every product. */
export const corePackages = ["endpoints", "screens", "renderer"];
/** Packages that they may use. */
const otherPackages = ["format", "ui"];

/**
 * The names of Portico's calls, paths, rights, records, screens and packages, read from the contract, the screens, and
 * the workspace.
 * @returns {Promise<import("./names-in.mjs").ProductNames>}
 */
export async function productNames(root) {
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { endpoints, noteEntities, presetClaims, roles } = await load("packages/contract/src/index.ts");
  const { outlines } = await load("apps/portal/src/screens/generated/outlines.ts");
  const ids = Object.keys(endpoints);
  const calls = Object.values(endpoints);
  const segments = calls.flatMap(({ path }) => path.split("/").filter((part) => /^[A-Za-z]/.test(part)));
  const words = [...segments.filter(isPascalCase), ...ids.map((id) => id.slice(0, id.indexOf(".")))];
  const claims = calls.flatMap(({ access }) => access.match(/\b(?:view|admin)\.\w+/g) ?? []);
  const areas = [...presetClaims, ...claims];
  return {
    anywhere: unique([...words.filter(isDistinctive), ...appPackages(root), ...Object.values(noteEntities)]),
    inTexts: unique([
      ...ids,
      ...areas,
      ...segments.filter(isPascalCase).map((segment) => `/${segment}`),
      ...outlines.flatMap(({ id, path }) => [id, path]).filter((name) => /[-/]/.test(name)),
      "/portal",
    ]),
    rights: unique([...roles, ...areas]),
  };
}

function isPascalCase(name) {
  return /^[A-Z]/.test(name);
}

/** Whether a name has several words: `PolicyNonPaid`, `lostPolicy`. */
function isDistinctive(name) {
  return /[a-z][A-Z]/.test(name);
}

/** Packages and apps of the workspace that belong to Portico. */
function appPackages(root) {
  const files = globSync("{packages,apps}/*/package.json", { cwd: root });
  const names = files.map((file) => JSON.parse(readFileSync(join(root, file), "utf8")).name);
  const core = new Set([...corePackages, ...otherPackages].map((name) => `@portico/${name}`));
  return names.filter((name) => !core.has(name));
}

function unique(names) {
  return [...new Set(names)].sort();
}
