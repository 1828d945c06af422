import { screenKeywords } from "@portico/portal-config/keywords";
import { expect, it } from "vitest";
import { keysWithoutSection, pathsOf, sectionIds } from "./sections.ts";

it("shows each keyword of the language once, except for what only files or built-in screens have", () => {
  const paths = sectionIds.flatMap(pathsOf);
  expect(new Set(paths).size).toBe(paths.length);
  expect(keysWithoutSection([...screenKeywords.map(({ key }) => key), "invented"])).toEqual([
    "views",
    "aside",
    "requires",
    "invented",
  ]);
});
