import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import * as z from "zod";
import { type ComponentPage, componentPage } from "./component-page.ts";

/** The folder of the package. */
const root = join(import.meta.dirname, "..");

/** The page of a component, and where it is. */
export interface ComponentPageFile extends ComponentPage {
  /** The absolute path of the MDX file. */
  readonly file: string;
  readonly text: string;
}

/**
 * The pages beside the components, by title.
 * @throws Error if a page doesn't say what it is about
 */
export function readComponentPages(): readonly ComponentPageFile[] {
  return globSync("src/**/*.mdx", { cwd: root })
    .map((name) => {
      const file = join(root, name);
      const text = readFileSync(file, "utf8");
      return { ...pageOf(name, text), file, text };
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
}

function pageOf(name: string, text: string): ComponentPage {
  const literal = /^export const page = (\{[\s\S]*?\n\});?$/m.exec(text)?.[1];
  const found = componentPage.safeParse(literal && runInNewContext(`(${literal})`));
  if (found.success) return found.data;
  throw new Error(
    `packages/ui/${name} can't be shown: it must export a \`page\` with title, components, words and status. ${z.prettifyError(found.error)}`,
  );
}

/** A page without component, such as a guide. */
export interface PageFile {
  readonly title: string;
  /** The absolute path of the MDX file. */
  readonly file: string;
  readonly text: string;
}

/** A page of `docs`. */
export interface GuideFile extends PageFile {
  /** Other words that people search for, in lower case: the array that the page exports as `words`. */
  readonly words: readonly string[];
}

const wordsOfPage = z.array(z.string().regex(/^[^A-Z]+$/));

/**
 * The pages of `docs`.
 * @throws Error if a page has no title, or words that are none
 */
export function readPages(): readonly GuideFile[] {
  return globSync("docs/**/*.mdx", { cwd: root }).map((name) => {
    const file = join(root, name);
    const text = readFileSync(file, "utf8");
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const words = wordsOfPage.parse(
      JSON.parse(/^export const words = (\[[^\]]*\]);$/m.exec(text)?.[1] ?? "[]"),
    );
    if (title) return { title, file, text, words };
    throw new Error(`packages/ui/${name} can't be listed: it has no \`<Meta title="…" />\`.`);
  });
}

/** Titles and stories of the files with stories. */
export interface StoriesFile extends PageFile {
  /** The exported names. */
  readonly stories: readonly string[];
  /** Whether it is in the sidebar. */
  readonly isListed: boolean;
}

/** The files with stories. */
export function readStories(): readonly StoriesFile[] {
  return globSync("{src,docs}/**/*.stories.tsx", { cwd: root }).map((name) => {
    const file = join(root, name);
    const text = readFileSync(file, "utf8");
    const title = /title: "((?:Patterns|Foundations|Components|Guides)\/[^"]+)"/.exec(text)?.[1];
    if (!title) throw new Error(`packages/ui/${name} can't be listed: its stories have no title.`);
    const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story = ""]) => story);
    return { title, file, text, stories, isListed: !text.includes('"!dev"') };
  });
}

/** As Storybook makes ids of titles and of the names of exports: `TimeZone` becomes `time-zone` as a story. */
export function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
