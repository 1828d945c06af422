import { fileURLToPath } from "node:url";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/**
 * Vite aliases that resolve `@portico/ui` and `@portico/format` to their sources, so that stories and tests need no
 * build.
 */
export const uiSources = [
  { find: /^@portico\/ui\/([a-z-]+)$/, replacement: source("$1/index.ts") },
  { find: /^@portico\/ui$/, replacement: source("index.ts") },
  { find: /^@portico\/format$/, replacement: source("../../format/src/index.ts") },
];
