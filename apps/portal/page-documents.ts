import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { detailCalls, firstCallsOf, type PageCalls } from "./first-calls.ts";
import { portalScreens } from "./portal-screens.ts";
import { portalRoutes } from "./src/screens/routes.ts";

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const pagesFile = source("app/pages.ts");

/** The code of the detail pages of lists. */
const detailFiles = ["@portico/renderer/detail-page", source("screen-host/record-tools.tsx")];

/**
 * Writes a copy of index.html for each page, which begins to load the page's files at once instead of one after the
 * other, and `documents.json` with the paths of these copies. The server answers a path with its copy.
 */
export function pageDocuments(): Plugin {
  let modulesOfPages: ReadonlyMap<string, string> = new Map();
  return {
    name: "portico-page-documents",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\/portal\/src\/app\/pages\.ts$/ },
      async handler(code, id) {
        const found = [...importsByKey(this.parse(code))].map(async ([page, specifier]) => {
          const resolved = await this.resolve(specifier, id);
          return [page, resolved?.id ?? ""] as const;
        });
        modulesOfPages = new Map(await Promise.all(found));
      },
    },
    async generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") this.error("There is no index.html to copy.");
      const html = String(index.source);
      const details = await Promise.all(
        detailFiles.map(async (file) => (await this.resolve(file, pagesFile))?.id ?? file),
      );
      const documents = await pagesWithModules(modulesOfPages, details);
      for (const { path, modules, calls } of documents) {
        const files = filesOf(bundle, modules).filter((file) => !html.includes(`/${file}"`));
        const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");
        this.emitFile({
          type: "asset",
          fileName: documentFile(path),
          source: html
            // Read by the script below it.
            .replace(
              "<script>",
              () => `<script type="application/json" id="page">${JSON.stringify(calls)}</script><script>`,
            )
            .replace("</head>", `${links}</head>`),
        });
      }
      this.emitFile({
        type: "asset",
        fileName: "documents.json",
        source: JSON.stringify(documents.map(({ path }) => `/portal/${path}`)),
      });
    },
  };
}

/** The file of a page's document, with `_id` for the parameter `:id`. */
export function documentFile(path: string): string {
  return `portal/${path.replaceAll(":", "_")}/index.html`;
}

/** The document of a page. */
interface PageDocument {
  /** Below `/portal/`, with `:name` for parameters. */
  readonly path: string;
  readonly modules: readonly string[];
  readonly calls: PageCalls;
}

/** The paths of pages, and the modules that they load. Paths with `*` have no page of their own. */
async function pagesWithModules(modulesOfPages: ReadonlyMap<string, string>, details: readonly string[]) {
  const pages = portalRoutes.map(({ path, page }): PageDocument => {
    return { path, modules: [modulesOfPages.get(page) ?? ""], calls: firstCallsOf(page) };
  });
  const lists = (await portalScreens()).flatMap((screen): PageDocument[] => {
    const { path, detail } = screen;
    const own = source(`screens/generated/modules/${screen.id}.ts`);
    const list = { path, modules: [own], calls: firstCallsOf(screen) };
    return detail?.path === undefined
      ? [list]
      : [{ path: detail.path, modules: [own, ...details], calls: detailCalls }, list];
  });
  const byPath = new Map([...pages, ...lists].map((page) => [page.path, page]));
  // A path without parameters comes first: `policies/manage` is no policy.
  return [...byPath.values()]
    .filter(({ path }) => !path.includes("*"))
    .sort((one, other) => Number(one.path.includes(":")) - Number(other.path.includes(":")));
}

/** The files that contain these modules, and all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== "chunk") return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && modules.some((module) => chunk.moduleIds.includes(module)))
      add(chunk.fileName);
  }
  return [...files];
}

/** The module that each property of the file's object imports. */
function importsByKey(program: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: unknown, key: string | undefined): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, key);
      return;
    }
    const type: unknown = Reflect.get(node, "type");
    if (type === "Property") {
      const name: unknown = Reflect.get(node, "key");
      visit(Reflect.get(node, "value"), nameOf(name));
      return;
    }
    if (type === "ImportExpression" && key !== undefined) {
      const specifier: unknown = Reflect.get(Object(Reflect.get(node, "source")), "value");
      if (typeof specifier === "string") found.set(key, specifier);
    }
    for (const part of Object.values(node)) visit(part, key);
  };
  visit(program, undefined);
  return found;
}

function nameOf(key: unknown): string {
  const { name, value } = Object(key);
  return String(name ?? value);
}
