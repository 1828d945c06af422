import { fileURLToPath } from "node:url";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Vite aliases that read `@portico/ui` from its sources, so that stories and tests need no build of it. */
export const uiSources = [
  { find: /^@portico\/ui\/([a-z-]+)$/, replacement: source("$1/index.ts") },
  { find: /^@portico\/ui$/, replacement: source("index.ts") },
];
