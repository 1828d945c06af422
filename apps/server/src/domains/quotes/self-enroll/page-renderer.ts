import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageFiles, PageRenderer } from "@portico/public/self-enroll";
import * as z from "zod";

/** The path of the built files. */
export const sitePath = "/self-enroll";

/** Which files each source file was built to. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

/** The built site. */
export interface BuiltSite {
  readonly renderer: PageRenderer;
  /** The files of a page by its language. A plan page also loads the pages with results. */
  filesOf(page: { readonly language: string; readonly isPlan: boolean }): PageFiles;
}

/** Loads the built site. Undefined if it isn't built. */
export async function loadSite(publicDir: string): Promise<BuiltSite | undefined> {
  const module = join(publicDir, "server/render.js");
  const listed = join(publicDir, "client/.vite/manifest.json");
  if (!existsSync(module) || !existsSync(listed)) return undefined;
  const renderer: unknown = await import(pathToFileURL(module).href);
  if (!isRenderer(renderer)) throw new Error(`${module} doesn't export renderPage. Build the site again.`);
  const files = manifest.parse(JSON.parse(await readFile(listed, "utf8")));
  return { renderer, filesOf: (page) => filesIn(files, page) };
}

function isRenderer(module: unknown): module is PageRenderer {
  return typeof module === "object" && module !== null && "renderPage" in module;
}

function filesIn(
  files: z.output<typeof manifest>,
  { language, isPlan }: { readonly language: string; readonly isPlan: boolean },
): PageFiles {
  const [entry] = Object.entries(files).find(([, { isEntry }]) => isEntry) ?? [];
  const needed = [
    entry,
    `src/self-enroll/site/texts/${language}.ts`,
    isPlan && "src/self-enroll/results/results.tsx",
  ];
  const found = new Map<string, z.output<typeof manifest>[string]>();
  const collect = (key: string) => {
    const file = files[key];
    if (!file || found.has(key)) return;
    found.set(key, file);
    file.imports.forEach(collect);
  };
  for (const key of needed) if (key) collect(key);
  const address = (file: string) => `${sitePath}/${file}`;
  const all = [...found.values()];
  return {
    script: address(all.find(({ isEntry }) => isEntry)?.file ?? ""),
    styles: [...new Set(all.flatMap(({ css }) => css))].map(address),
    imports: all.filter(({ isEntry }) => !isEntry).map(({ file }) => address(file)),
  };
}
