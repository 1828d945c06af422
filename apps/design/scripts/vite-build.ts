import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { build, type InlineConfig, type Rolldown } from "vite";
import { uiSources } from "../../../packages/ui/scripts/ui-sources.ts";
import type { PageBody, PageView, Site } from "../src/site.ts";
import { type BuiltPage, base } from "./site-pages.ts";
import { entryOf, serverEntry, sitePlugin } from "./site-plugin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const standIn = (name: string) => join(root, `src/stand-ins/${name}.ts`);

/** The folder of the built site. */
export const siteFolder = join(root, "dist");

/** Where the module that renders pages is built. */
export const rendererFolder = join(root, ".cache");

/** The files for browsers that a page loads, as paths on the server. */
export interface PageFiles {
  readonly script: string;
  /** What the script imports. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** The module that renders pages. */
export interface Renderer {
  readonly renderPage: (view: PageView) => Promise<string>;
  readonly site: Site;
  readonly bodies: Readonly<Record<string, PageBody>>;
}

const configOf = (listed: readonly BuiltPage[], all: readonly BuiltPage[]): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: "warn",
  plugins: [
    sitePlugin(listed, all),
    { enforce: "pre", ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }) },
    react(),
    tailwindcss(),
  ],
  resolve: {
    alias: [
      ...uiSources,
      { find: "@storybook/addon-docs/blocks", replacement: standIn("blocks") },
      { find: "storybook/test", replacement: standIn("story-tests") },
    ],
    dedupe: ["react", "react-dom"],
  },
});

/**
 * Builds the files for browsers.
 * @returns the files of a page
 */
export async function buildFiles(listed: readonly BuiltPage[], all: readonly BuiltPage[]) {
  const built = await build({
    ...configOf(listed, all),
    build: {
      outDir: siteFolder,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(all.map((page) => [page.id, entryOf(page)])),
        output: {
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
              // Dozens of small files would each need a request.
              { name: "shared", test: /\/packages\/(ui|format)\/src\//, minShareCount: 40 },
            ],
          },
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const named = (pattern: RegExp) =>
    output.filter(({ fileName }) => pattern.test(fileName)).map(({ fileName }) => `${base}${fileName}`);
  const styles = named(/\.css$/);
  const fonts = named(/inter-latin-wght-normal-[^/]*\.woff2$/);
  return ({ id, title }: BuiltPage): PageFiles => {
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === id);
    if (!entry) throw new Error(`${title} can't be shown: no file for browsers was built for it.`);
    const modules = [...importedBy(entry.fileName, chunks)].map((fileName) => `${base}${fileName}`);
    return { script: `${base}${entry.fileName}`, modules, styles, fonts };
  };
}

/** What a file imports, directly or not. */
function importedBy(
  fileName: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const imported of chunks.get(fileName)?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importedBy(imported, chunks, found);
  }
  return found;
}

/** Builds the module that renders pages, and loads it. */
export async function buildRenderer(
  listed: readonly BuiltPage[],
  all: readonly BuiltPage[],
): Promise<Renderer> {
  await build({
    ...configOf(listed, all),
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      target: "node24",
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: { server: serverEntry } },
    },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(rendererFolder, "server.js")).href);
}
