import {
  type ComponentPageFile,
  type GuideFile,
  idOf,
  readComponentPages,
  readPages,
  readStories,
  type StoriesFile,
} from "../../../packages/ui/docs/read-pages.ts";
import type { SitePage } from "../src/site.ts";

/** The path of the site on its server. */
export const base = "/design/";

/** What a page is made from. */
export type PageSource =
  | { readonly kind: "mdx"; readonly file: string }
  | { readonly kind: "stories"; readonly files: readonly string[] }
  | { readonly kind: "status" }
  | { readonly kind: "notFound" };

/** A page of the site, and what is known of it at build time. */
export interface BuiltPage extends SitePage {
  readonly source: PageSource;
  /** One sentence, for search engines. */
  readonly description: string;
  /** Other names that the search finds it by. */
  readonly words: readonly string[];
  /** The components whose props it lists. */
  readonly components: readonly string[];
}

/** The sections in the order of the navigation, and the pages that come first in theirs. */
const sections = ["Introduction", "Choose", "Patterns", "Foundations", "Components", "Guides", "Status"];
const first = ["Patterns/List page", "Patterns/Record page", "Patterns/Form page", "Guides/Set up"];

/** The pages of the navigation, in its order. */
export function sitePages(): readonly BuiltPage[] {
  const written = [...readPages().map(guidePage), ...readComponentPages().map(pageOfComponent)];
  const titles = new Set(written.map(({ title }) => title));
  const stories = readStories().filter(
    ({ title, isListed }) => isListed && /^(Foundations|Guides)\//.test(title) && !titles.has(title),
  );
  const byTitle = Object.values(Object.groupBy(stories, ({ title }) => title));
  return [...written, ...byTitle.flatMap((files = []) => storiesPage(files)), statusPage].toSorted(
    (one, other) => rank(one.title) - rank(other.title) || (one.title < other.title ? -1 : 1),
  );
}

function rank(title: string): number {
  const section = sections.indexOf(title.split("/")[0] ?? "");
  const place = first.indexOf(title);
  return section * 100 + (place < 0 ? first.length : place);
}

/** What is shown for addresses without a page. */
export const notFoundPage: BuiltPage = {
  ...addressOf("Not found"),
  source: { kind: "notFound" },
  description: "There is no such page.",
  words: [],
  components: [],
};

const statusPage: BuiltPage = {
  ...addressOf("Status"),
  source: { kind: "status" },
  description: "Which components are stable, and which can still change.",
  words: ["maturity", "stability", "preview", "beta"],
  components: [],
};

function guidePage({ title, file, text, words }: GuideFile): BuiltPage {
  return {
    ...addressOf(title),
    source: { kind: "mdx", file },
    description: firstParagraph(text) ?? `${title.split("/").join(": ")} in the Portico design system.`,
    words,
    components: [],
  };
}

function pageOfComponent({ title, file, text, status, words, components }: ComponentPageFile): BuiltPage {
  return {
    ...addressOf(title),
    source: { kind: "mdx", file },
    status,
    description: firstParagraph(text) ?? `The component ${title.split("/").at(-1)}.`,
    words,
    components,
  };
}

function storiesPage(files: readonly StoriesFile[]): BuiltPage[] {
  return files.slice(0, 1).map(({ title }) => ({
    ...addressOf(title),
    source: { kind: "stories", files: files.map(({ file }) => file) },
    hasStories: true,
    description: `${title.split("/").join(": ")} of the Portico design system.`,
    words: [],
    components: [],
  }));
}

function addressOf(title: string): Pick<SitePage, "id" | "title" | "path"> {
  const parts = title === "Introduction" ? [] : title.split("/").map(idOf);
  return { id: idOf(title), title, path: [base.slice(0, -1), ...parts, ""].join("/") };
}

/** The first paragraph of a page, without its markup. */
function firstParagraph(text: string): string | undefined {
  const paragraph = text
    .replace(/^export const page = \{[\s\S]*?\n\};?$/m, "")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}`[*]/u.test(block) && !/^(import|export) /.test(block));
  return paragraph
    ?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
}
