import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type InlineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const outputs = join(root, ".cache/bench-table");

/** A contestant's built page. */
export interface BuiltPage {
  name: string;
  dir: string;
  html: string;
  /** The gzipped size of its JavaScript without React, in kB. */
  size: number;
}

/** The names of the contestants, one per file. */
export function contestantNames(): readonly string[] {
  return readdirSync(join(here, "contestants"))
    .filter((file) => [".ts", ".tsx"].includes(extname(file)))
    .map((file) => basename(file, extname(file)));
}

/** Builds a contestant's page like an app: minified, for production. */
export async function buildPage(name: string): Promise<BuiltPage> {
  const dir = join(outputs, name);
  await build(configOf(name, { outDir: dir }));
  const files = readdirSync(dir);
  const styles = files.filter((file) => file.endsWith(".css"));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${styles
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join("")}</head><body><script type="module" src="/page.js"></script></body></html>`;
  return { name, dir, html, size: await sizeOverReact(name) };
}

async function sizeOverReact(name: string): Promise<number> {
  const config = configOf(name, { outDir: join(outputs, "sizes", name) });
  config.build = {
    ...config.build,
    rolldownOptions: { ...config.build?.rolldownOptions, external: [/^react($|\/)/, /^react-dom($|\/)/] },
  };
  await build(config);
  const script = readFileSync(join(outputs, "sizes", name, "page.js"));
  return gzipSync(script, { level: 9 }).length / 1000;
}

function configOf(name: string, output: { outDir: string }): InlineConfig {
  const entry = "virtual:page";
  const start = `import { contestant } from "/contestants/${name}"; import { start } from "/page/start.ts"; start(contestant);`;
  return {
    root: here,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? start : undefined),
      },
    ],
    resolve: {
      dedupe: ["react", "react-dom"],
      alias: [
        { find: /^@portico\/ui\/styles\.css$/, replacement: join(root, "packages/ui/dist/styles.css") },
        { find: /^@portico\/ui\/([a-z-]+)$/, replacement: join(root, "packages/ui/dist/$1/index.js") },
        { find: /^\/(contestants|page)\//, replacement: `${here}$1/` },
      ],
    },
    build: {
      ...output,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: { page: entry },
        output: { entryFileNames: "page.js", assetFileNames: "[name][extname]", codeSplitting: false },
      },
    },
  };
}
