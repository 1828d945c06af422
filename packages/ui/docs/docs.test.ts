import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { matching } from "../src/matching/matching.ts";
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

describe("the search", () => {
  const searched = [...pages.map((page) => ({ ...page, words: [] })), ...componentPages].map(
    ({ title, words }) => ({ label: title.split("/").at(-1) ?? title, keywords: [title, ...words], title }),
  );

  it.each([
    ["modal", "Components/Dialog"],
    ["drawer", "Components/Sheet"],
    ["toast", "Components/Notification"],
    ["snackbar", "Components/Notification"],
    ["dropdown", "Components/Select"],
    ["autocomplete", "Components/Combobox"],
    ["date picker", "Components/DateField"],
    ["datepicker", "Components/DateField"],
    ["grid", "Components/DataTable"],
    ["toggle", "Components/Switch"],
    ["banner", "Components/Alert"],
    ["badge", "Components/StatusBadge"],
    ["chip", "Components/Tag"],
    ["pagination", "Components/Pager"],
    ["spinner", "Components/Progress"],
    ["placeholder", "Components/Skeleton"],
    ["stepper", "Components/Steps"],
    ["wizard", "Patterns/Form/Stepper"],
    ["collapse", "Components/Accordion"],
    ["upload", "Components/FileField"],
    ["textarea", "Components/TextArea"],
    ["range", "Components/Slider"],
    ["currency", "Components/MoneyField"],
    ["donut", "Components/Charts/PieChart"],
    ["kpi", "Components/Stat"],
    ["hint", "Components/Tooltip"],
    ["alert dialog", "Components/ConfirmDialog"],
    ["tree", "Components/TreeRows"],
  ])("finds by %j %s", (words, title) => {
    expect(matching(searched, words).map((page) => page.title)).toContain(title);
  });
});
