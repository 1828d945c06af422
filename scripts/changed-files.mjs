import { spawnSync } from "node:child_process";
import { outputsOf } from "./generate.mjs";

function git(...command) {
  const { status, stdout, stderr } = spawnSync("git", command, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${command.join(" ")} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * The files that differ from the commit where HEAD left `branch`, including new and uncommitted ones.
 * @param {string} branch
 * @returns {{ files: string[] }}
 */
export function changedSince(branch) {
  const base = git("merge-base", branch, "HEAD");
  const lists = [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")];
  return { files: lists.flatMap((text) => text.split("\n")).filter(Boolean) };
}

/**
 * These files and those generated from them, which Git ignores.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function withGenerated(files) {
  return [...new Set([...files, ...outputsOf(files)])];
}

/** Sign-in, a list, a change of rows and an upload. Together they cover every part of the product. */
export const smokeJourneys = ["sign-in", "policies-in-force", "policy-work", "upload-policies"].map(
  (name) => `e2e/${name}.spec.ts`,
);

/**
 * The journeys to run after a change: those that changed, the smoke journeys if product code changed, and all if a
 * file that journeys share changed.
 * @param {readonly string[]} files
 * @returns {string[] | undefined} undefined for all
 */
export function journeysFor(files) {
  const isJourney = (file) => /^e2e\/[^/]+\.spec\.ts$/.test(file);
  const isProduct = (file) => /^(apps|packages)\/.+\/(src|migrations)\//.test(file);
  const isTest = (file) => /\.(test|stories|fixtures)\./.test(file);
  if (files.some((file) => file.startsWith("e2e/") && !isJourney(file))) return undefined;
  const smoke = files.some((file) => isProduct(file) && !isTest(file)) ? smokeJourneys : [];
  return [...new Set([...files.filter(isJourney), ...smoke])].toSorted();
}
