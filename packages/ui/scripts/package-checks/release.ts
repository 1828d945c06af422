import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Registry } from "./registry.ts";

const published = ["format", "ui"] as const;

/**
 * Makes the next release in a copy of the workspace, as a release pipeline does: versions and change logs from the
 * changesets, published to `registry`, with tags. Returns what is wrong with it.
 */
export function tryRelease(packageDir: string, registry: Registry, into: string): string[] {
  const root = join(packageDir, "../..");
  const dir = join(into, "release");
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: dir, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const changeset = (command: string) =>
    run(process.execPath, join(root, "node_modules/@changesets/cli/bin.js"), command);
  const isPart =
    /^(?:package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|\.changeset\/|(?:apps|packages)\/[^/]+\/(?:package\.json|README\.md|LICENSE)$)/;
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter((name) => isPart.test(name) && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(root, file), join(dir, file));
  }
  for (const name of published)
    cpSync(join(root, "packages", name, "dist"), join(dir, "packages", name, "dist"), { recursive: true });
  // Where pnpm reads the version of `workspace:` dependencies, and changesets its change log's format.
  mkdirSync(join(dir, "packages/ui/node_modules/@portico"), { recursive: true });
  symlinkSync("../../../format", join(dir, "packages/ui/node_modules/@portico/format"));
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"));
  writeFileSync(join(dir, ".npmrc"), registry.npmrc);
  writeFileSync(join(dir, ".gitignore"), "node_modules\n");
  const commit = (message: string) => {
    run("git", "add", "--all");
    run("git", "-c", "user.name=Release", "-c", "user.email=release@localhost", "commit", "-qm", message);
  };
  run("git", "init", "-q");
  commit("Before the release");
  changeset("version");
  commit("Release");
  changeset("publish");
  const tags = new Set(run("git", "tag").split("\n"));
  return published.flatMap((name) => {
    const { version } = JSON.parse(readFileSync(join(dir, "packages", name, "package.json"), "utf8"));
    const changes = join(dir, "packages", name, "CHANGELOG.md");
    return [
      ...(tags.has(`@portico/${name}@${version}`) ? [] : [`@portico/${name}@${version} got no tag.`]),
      ...(existsSync(changes) && readFileSync(changes, "utf8").includes(`## ${version}`)
        ? []
        : [`CHANGELOG.md of @portico/${name} has nothing about ${version}. Add a changeset.`]),
    ];
  });
}
