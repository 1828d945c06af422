import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { siteHref } from "../src/site-href.ts";
import { type BuiltPage, sitePages } from "./site-pages.ts";

const pages = sitePages();

/** The text of a page as it is written, in one line and without the marks of MDX. */
function textOf({ source }: BuiltPage): string {
  if (source.kind !== "mdx") return "";
  return readFileSync(source.file, "utf8")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
}

/** The pages that links of a page lead to, without those of the navigation, which has all pages. */
function linkedFrom({ source }: BuiltPage): readonly BuiltPage[] {
  if (source.kind !== "mdx") return [];
  const links = [...readFileSync(source.file, "utf8").matchAll(/\]\((\?path=[^)]+)\)/g)];
  const paths = new Set(links.map(([, href = ""]) => siteHref(href, pages).split("#")[0]));
  return pages.filter(({ path }) => paths.has(path));
}

const start = pages.filter(({ title }) => title === "Introduction");
const oneClick = start.flatMap(linkedFrom);
const reachable = new Set([...start, ...oneClick, ...oneClick.flatMap(linkedFrom)]);

it.each([
  [
    "Which dialog is for a destructive action?",
    "Choose/Dialogs",
    "ConfirmDialog, if the action can't be undone. If it can, do it at once and offer Undo",
  ],
  ["What is the space between fields?", "Choose/Fields", "16 px (--portico-space-4) in both directions"],
  [
    "How does a long name behave?",
    "Choose/Tables",
    "Text is cut at the edge of its cell, and is whole in a tooltip",
  ],
  [
    "What is the contrast of text and borders?",
    "Foundations/Accessibility",
    "contrast of 4.5:1 for text and 3:1 for borders of controls, in both themes",
  ],
  [
    "How long does a dialog take to open?",
    "Foundations/Motion",
    "dialogs, sheets and menus that open | 180 ms",
  ],
  ["What do I write when saving failed?", "Foundations/Writing", "Couldn't save. Try again."],
  [
    "What does a list without rows say?",
    "Patterns/Empty and error states",
    "what will be here: 'No leads yet'",
  ],
  ["What becomes of a table on a phone?", "Choose/Tables", "Each row is a card"],
  [
    "Do I hide or disable what someone may not do?",
    "Patterns/Permissions",
    "may never do something | leave it out",
  ],
  [
    "How do colors get into Figma?",
    "Foundations/Design tokens",
    "Import color.light and color.dark into a collection",
  ],
])("%s is answered within two clicks from the start page", (_question, title, response) => {
  const page = pages.find((one) => one.title === title);
  expect(page && reachable.has(page), `${title} is linked`).toBe(true);
  expect(page && textOf(page)).toContain(response);
});
