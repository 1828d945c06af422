import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkInstallers } from "./installers.ts";
import { startRegistry } from "./registry.ts";
import { tryRelease } from "./release.ts";

/** Publishes the next release to a registry on this machine, and installs it from there. Returns what failed. */
export async function checkPublishing(packageDir: string): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), "portico-release-"));
  try {
    const registry = await startRegistry(packageDir, into);
    try {
      const problems = tryRelease(packageDir, registry, into);
      return problems.length > 0 ? problems : await checkInstallers(registry, into);
    } finally {
      await registry.close();
    }
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
