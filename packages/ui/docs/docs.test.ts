import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idOf, readComponentPages, readPages, readStories } from "./read-pages.ts";

const root = join(import.meta.dirname, "..");
const pages = readPages();
const componentPages = readComponentPages();
const stories = readStories();

/** The id of a story: Storybook puts hyphens where words of its name start. */
const storyIdOf = (name: string) => idOf(name.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2"));

it("links only to pages and stories that exist", () => {
  const documented = [...pages, ...stories].map(({ title }) => `/docs/${idOf(title)}--docs`);
  const shown = stories.flatMap(({ title, stories: names }) =>
    names.map((name) => `/story/${idOf(title)}--${storyIdOf(name)}`),
  );
  const known = new Set([...documented, ...shown]);
  const dead = [...pages, ...componentPages].flatMap(({ title, text }) =>
    [...text.matchAll(/\]\(\?path=([^)]+)\)/g)]
      .filter(([, path = ""]) => !known.has(path))
      .map(([, path]) => `${title}: ${path}`),
  );
  expect(dead).toEqual([]);
});

it("has each title once", () => {
  const titles = [...pages, ...componentPages].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
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

describe("the README", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const text = readme.replaceAll(/^```[\s\S]*?^```/gm, "");

  it("has links that work on a package page", () => {
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => `#${idOf(heading)}`);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !link.startsWith("https://") && !anchors.includes(link))).toEqual([]);
    const repository =
      /^https:\/\/(?:github\.com|raw\.githubusercontent\.com)\/portico-ui\/portico\/(?:tree\/)?main\//;
    const files = links.filter((link) => repository.test(link)).map((link) => link.replace(repository, ""));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, "../..", file)))).toEqual([]);
  });

  it("has the list page that runs", () => {
    expect(readme).toContain(readFileSync(join(root, "docs/examples/list-page.tsx"), "utf8").trim());
  });
});

/** Files with stories that show how components work together, or one part of a component that has a page. */
const withoutPage = new Set([
  "Patterns/AsyncList",
  "Patterns/Every field",
  "Patterns/React Hook Form",
  "Patterns/NotesPanel/Older notes",
]);

describe("component pages", () => {
  it("exist for every component with stories", () => {
    const titles = new Set(componentPages.map(({ title }) => title));
    const missing = stories
      .filter(({ title, isListed }) => isListed && /^(Components|Patterns)\//.test(title))
      .map(({ title }) => title)
      .filter((title) => !titles.has(title) && !withoutPage.has(title))
      // A part of a component, such as the selection of a table.
      .filter((title) => !titles.has(title.split("/").slice(0, -1).join("/")));
    expect(missing).toEqual([]);
  });

  it("have the titles of stories", () => {
    const titles = new Set(stories.map(({ title }) => title));
    expect(componentPages.filter(({ title }) => !titles.has(title)).map(({ title }) => title)).toEqual([]);
  });

  it("have examples that use the package as its users do", () => {
    const wrong = componentPages.flatMap(({ title, file, text }) =>
      [...text.matchAll(/from "(\.\/[^"]+)\.tsx\?raw"/g)].flatMap(([, name = ""]) => {
        const example = join(file, "..", `${name}.tsx`);
        if (!existsSync(example)) return [`${title}: there is no ${name}.tsx`];
        const imports = [...readFileSync(example, "utf8").matchAll(/ from "([^"]+)"/g)].map(
          ([, from]) => from,
        );
        return imports.filter((from) => from?.startsWith(".")).map((from) => `${title}: ${from}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
