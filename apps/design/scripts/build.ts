/** Builds the site: the files for browsers, then each page as a document of its own. Fails if a link leads nowhere. */
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SearchedPage } from "../src/search-groups.ts";
import type { PageData } from "../src/site.ts";
import { problemsOfSite } from "./check-links.ts";
import { createColorCode } from "./color-code.ts";
import { readComponentProps } from "./component-props.ts";
import { documentOf } from "./document.ts";
import { type BuiltPage, base, notFoundPage, sitePages } from "./site-pages.ts";
import { buildFiles, buildRenderer, rendererFolder, siteFolder } from "./vite-build.ts";

const listed = sitePages();
const all = [...listed, notFoundPage];

const filesOf = await buildFiles(listed, all);
const { renderPage, site, bodies } = await buildRenderer(listed, all);
const componentProps = readComponentProps();
const colorCode = await createColorCode();

for (const page of all) {
  const Body = bodies[page.id];
  if (!Body) throw new Error(`${page.title} can't be rendered: it isn't part of what was built.`);
  const data = dataOf(page);
  const html = await renderPage({ site, page, Body, data, colorCode });
  const name = page === notFoundPage ? "404.html" : `${page.path.slice(base.length)}index.html`;
  await writeSiteFile(name, documentOf({ page, html, data, files: filesOf(page) }));
}
const searched: readonly SearchedPage[] = listed.map(({ title, path, words }) => ({ title, path, words }));
await writeSiteFile("search.json", JSON.stringify(searched));
await rm(rendererFolder, { recursive: true });
await checkSite();
console.log(`Built ${all.length} pages.`);

/** The props that a page lists. */
function dataOf({ title, components }: BuiltPage): PageData {
  return {
    components: components.map((name) => {
      const found = componentProps.get(name);
      if (found) return found;
      throw new Error(`The page ${title} lists the props of ${name}, but no component has that name.`);
    }),
  };
}

async function writeSiteFile(name: string, content: string) {
  const file = join(siteFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function checkSite() {
  const names = globSync("**/*.*", { cwd: siteFolder });
  const contents = names.map(async (name) => {
    const isPage = name.endsWith(".html");
    return [`${base}${name}`, isPage ? await readFile(join(siteFolder, name), "utf8") : undefined] as const;
  });
  const problems = problemsOfSite(new Map(await Promise.all(contents)));
  if (problems.length === 0) return;
  throw new Error(`The site has ${problems.length} problems:\n${problems.join("\n")}`);
}
