import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Tarball {
  /** The packed file. */
  file: string;
  /** The folder with its unpacked contents. */
  dir: string;
}

/**
 * Packs the package as for publishing, and unpacks it where its dependencies resolve.
 * @param check the name of the check, because others may run at the same time
 */
export function packTarball(packageDir: string, check: string): Tarball {
  const work = join(packageDir, ".cache", check);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  execFileSync("npx", ["--yes", "pnpm@12", "pack", "--pack-destination", work], {
    cwd: packageDir,
    stdio: "pipe",
  });
  const name = readdirSync(work).find((file) => file.endsWith(".tgz"));
  if (!name) throw new Error("pnpm pack wrote no tarball, so there is nothing to check.");
  execFileSync("tar", ["-xzf", name], { cwd: work });
  return { file: join(work, name), dir: join(work, "package") };
}

/** Packs packages of the workspace, by name. */
export function packTarballs(folders: readonly string[], check: string): Readonly<Record<string, Tarball>> {
  const packages = join(import.meta.dirname, "../../packages");
  return Object.fromEntries(
    folders.map((folder) => [`@portico/${folder}`, packTarball(join(packages, folder), check)]),
  );
}

/** The packed files, by name. */
export function tarballFiles(tarballs: Readonly<Record<string, Tarball>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tarballs).map(([name, { file }]) => [name, file]));
}

/** The entries that are code: their name in `exports` and their file. */
export function codeEntries(
  exports: Record<string, string | { default: string }>,
): readonly (readonly [string, string])[] {
  return Object.entries(exports).flatMap(([name, target]) =>
    typeof target === "string" ? [] : [[name, target.default] as const],
  );
}
