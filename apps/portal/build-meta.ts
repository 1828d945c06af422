import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Writes `<meta name="build">` into index.html: a hash over the names of all files that the page may load, which
 * carry hashes of what is in them. The same sources give the same build.
 */
export function buildMeta(): Plugin {
  return {
    name: "portico-build-meta",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => [
        {
          tag: "meta",
          injectTo: "head",
          attrs: { name: "build", content: buildName(Object.keys(bundle ?? {})) },
        },
      ],
    },
  };
}

/** The name of a build made of these files; `development` where nothing is built. */
export function buildName(files: readonly string[]): string {
  if (files.length === 0) return "development";
  return createHash("sha256").update(files.toSorted().join("\n")).digest("hex").slice(0, 16);
}
