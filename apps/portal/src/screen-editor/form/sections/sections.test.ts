import { screenKeywords } from "@portico/portal-config/keywords";
import { describe, expect, it } from "vitest";
import { elementIdOf, keysWithoutSection, pathsOf, sectionIds } from "./sections.ts";

describe("the parts of the form", () => {
  it("show each keyword of a document once, or say that it is preserved", () => {
    const paths = sectionIds.flatMap(pathsOf);
    expect(new Set(paths).size).toBe(paths.length);
    expect(keysWithoutSection(["$schema", "kind", "title", "columns", "debounce", "invented"])).toEqual([
      "invented",
    ]);
  });

  it("show all keywords of the language, except for what only files have", () => {
    expect(keysWithoutSection(screenKeywords.map(({ key }) => key))).toEqual(["requires"]);
  });

  it("have an element of their own each", () => {
    expect(new Set(sectionIds.map(elementIdOf)).size).toBe(sectionIds.length);
  });
});
