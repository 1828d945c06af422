import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly homepage?: string;
  readonly [field: string]: unknown;
}

const read = (dir: string): Manifest => JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));

/**
 * Checks the manifests of the packed packages: links that follow from the `homepage` of the workspace, keywords, and
 * version ranges that let a host share its copy of a dependency.
 */
export function checkManifests(root: string, packages: readonly string[]): string[] {
  const { homepage } = read(root);
  return packages.flatMap((dir) => {
    const manifest = read(dir);
    const folder = `packages/${manifest.name.split("/").at(-1)}`;
    const expected: Record<string, unknown> = {
      homepage: `${homepage}/tree/main/${folder}#readme`,
      bugs: `${homepage}/issues`,
      repository: { type: "git", url: `git+${homepage}.git`, directory: folder },
    };
    const links = Object.entries(expected).filter(
      ([field, value]) => JSON.stringify(manifest[field]) !== JSON.stringify(value),
    );
    const exact = Object.entries((manifest.dependencies ?? {}) as Record<string, string>).filter(
      ([, range]) => !range.startsWith("^"),
    );
    return [
      ...links.map(([field, value]) => `${field} of ${manifest.name} must be ${JSON.stringify(value)}.`),
      ...exact.map(
        ([name, range]) => `${manifest.name} depends on ${name} ${range}, which is not a ^ range.`,
      ),
      ...(Array.isArray(manifest.keywords) ? [] : [`${manifest.name} has no keywords.`]),
    ];
  });
}
