import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { nameOf } from "../src/site.ts";
import type { BuiltPage, PageSource } from "./site-pages.ts";

const prefix = "virtual:design/";
const source = (name: string) => JSON.stringify(fileURLToPath(new URL(`../src/${name}`, import.meta.url)));

/** The module that makes a page interactive. */
export const entryOf = ({ id }: Pick<BuiltPage, "id">) => `${prefix}page/${id}`;
/** The module that renders all pages. */
export const serverEntry = `${prefix}server`;

/** Makes an entry of each page, and one that renders all of them, from what they are written in. */
export function sitePlugin(listed: readonly BuiltPage[], all: readonly BuiltPage[]): Plugin {
  const site = {
    pages: listed.map(({ id, title, path, status, hasStories }) => ({ id, title, path, status, hasStories })),
  };
  const modules = new Map<string, string>([
    [`${prefix}site`, `export const site = ${JSON.stringify(site)};`],
    [serverEntry, serverModule(all)],
    ...all.map((page) => [entryOf(page), pageModule(page)] as const),
  ]);
  return {
    name: "portico-design-site",
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}

function pageModule({ id, title, path, status, source: from }: BuiltPage): string {
  return [
    `import { hydratePage } from ${source("hydrate.tsx")};`,
    `import { site } from "${prefix}site";`,
    importBody(from, title, "Body"),
    `hydratePage({ site, page: ${JSON.stringify({ id, title, path, status })}, Body });`,
  ].join("\n");
}

function serverModule(pages: readonly BuiltPage[]): string {
  return [
    `import { site } from "${prefix}site";`,
    `export { renderPage } from ${source("render.tsx")};`,
    "export { site };",
    ...pages.map(({ source: from, title }, index) => importBody(from, title, `Body${index}`)),
    `export const bodies = { ${pages.map(({ id }, index) => `"${id}": Body${index}`).join(", ")} };`,
  ].join("\n");
}

/** The lines that import what a page shows. */
function importBody(from: PageSource, title: string, name: string): string {
  switch (from.kind) {
    case "mdx":
      return `import ${name} from ${JSON.stringify(from.file)};`;
    case "stories":
      return [
        `import { createElement as ${name}Element } from "react";`,
        `import { StoriesPage as ${name}Of } from ${source("stories-page.tsx")};`,
        ...from.files.map(
          (file, index) => `import * as ${name}Stories${index} from ${JSON.stringify(file)};`,
        ),
        `const ${name} = () => ${name}Element(${name}Of, { title: ${JSON.stringify(nameOf({ title }))}, modules: [${from.files.map((_, index) => `${name}Stories${index}`).join(", ")}] });`,
      ].join("\n");
    case "status":
      return `import { StatusPage as ${name} } from ${source("status-page.tsx")};`;
    case "notFound":
      return `import { NotFoundPage as ${name} } from ${source("not-found-page.tsx")};`;
  }
}
