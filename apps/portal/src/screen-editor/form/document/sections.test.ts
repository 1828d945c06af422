import { describe, expect, it } from "vitest";
import { screens } from "../../../screens/index.ts";
import { elementIdOf, keysWithoutSection, pathsOf, sectionIds } from "./sections.ts";

describe("the parts of the form", () => {
  it("show each keyword of a document once, or say that it is preserved", () => {
    const paths = sectionIds.flatMap(pathsOf);
    expect(new Set(paths).size).toBe(paths.length);
    expect(keysWithoutSection(["$schema", "kind", "title", "columns", "debounce", "invented"])).toEqual([
      "debounce",
      "invented",
    ]);
  });

  it("leave little of the built-in screens to the JSON view", () => {
    const left = new Set(screens.flatMap((screen) => keysWithoutSection(Object.keys(screen))));
    const expected = ["rowId", "rowName", "notLoaded", "debounce", "rows"];
    expect([...left].filter((word) => !expected.includes(word))).toEqual([]);
  });

  it("have an element of their own each", () => {
    expect(new Set(sectionIds.map(elementIdOf)).size).toBe(sectionIds.length);
  });
});
