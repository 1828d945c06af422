import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const pages = read("docs/**/*.mdx");
const stories = read("{src,docs}/**/*.stories.tsx");

/** As Storybook makes ids of titles and names. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
const titleOf = (text: string) =>
  /title(?:=|: )"((?:Introduction|Choose|Patterns|Foundations|Components|Guides)[^"]*)"/.exec(text)?.[1] ??
  "";

it("links only to pages and stories that exist", () => {
  const documented = [...pages, ...stories].map(({ text }) => `/docs/${idOf(titleOf(text))}--docs`);
  const shown = stories.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+): Story/gm)].map(
      ([, name = ""]) => `/story/${idOf(titleOf(text))}--${idOf(name)}`,
    ),
  );
  const known = new Set([...documented, ...shown]);
  const dead = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(\?path=([^)]+)\)/g)]
      .filter(([, path = ""]) => !known.has(path))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it("has a title on every page, and each once", () => {
  const titles = pages.map(({ text }) => titleOf(text));
  expect(titles).not.toContain("");
  expect(new Set(titles).size).toBe(titles.length);
});

it("shows whole pages in at most 60 lines, and charts in 30", () => {
  const lines = (name: string) =>
    readFileSync(join(root, `docs/examples/${name}.tsx`), "utf8")
      .trim()
      .split("\n").length;
  expect(lines("list-page")).toBeLessThanOrEqual(60);
  expect(lines("form-page")).toBeLessThanOrEqual(60);
  expect(lines("charts-page")).toBeLessThanOrEqual(30);
});
