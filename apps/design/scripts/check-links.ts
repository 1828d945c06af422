import { Parser } from "htmlparser2";

/** The files of a site by their paths on its server, with the text of pages. */
export type SiteFiles = ReadonlyMap<string, string | undefined>;

/**
 * What is wrong with the pages of a site: links and anchors that lead nowhere, files that are missing, ids that are
 * there twice, and inline scripts, which the server's policy blocks. Links of live examples may lead anywhere.
 */
export function problemsOfSite(files: SiteFiles): readonly string[] {
  const pages = new Map(
    [...files].flatMap(([path, html]) => (html === undefined ? [] : [[path, readPage(html)] as const])),
  );
  return [...pages].flatMap(([path, page]) => [
    ...page.problems.map((problem) => `${path}: ${problem}`),
    ...page.links
      .filter((link) => !isThere(new URL(link, `http://site${path}`), files, pages))
      .map((link) => `${path}: ${link} leads nowhere`),
  ]);
}

interface ReadPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly problems: readonly string[];
}

function isThere({ origin, pathname, hash }: URL, files: SiteFiles, pages: ReadonlyMap<string, ReadPage>) {
  if (origin !== "http://site") return true;
  const target = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  if (!files.has(target)) return false;
  return hash === "" || pages.get(target)?.ids.has(decodeURIComponent(hash.slice(1))) === true;
}

function readPage(html: string): ReadPage {
  const ids = new Set<string>();
  const links: string[] = [];
  const problems: string[] = [];
  // How deep the parser is in an example, whose links are examples, too.
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { id, href, src, type, ...attributes }) {
      if (depth > 0 || "data-live" in attributes) depth++;
      if (id !== undefined) {
        if (ids.has(id)) problems.push(`the id ${id} is there twice`);
        ids.add(id);
      }
      if (name === "script" && src === undefined && type !== "application/json")
        problems.push("an inline script");
      if (depth === 0)
        links.push(
          ...[href, src].flatMap((link) => (link && !/^(mailto|tel|data):/.test(link) ? [link] : [])),
        );
    },
    onclosetag() {
      if (depth > 0) depth--;
    },
  });
  parser.end(html);
  return { ids, links, problems };
}
