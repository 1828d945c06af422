import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { shapeOf } from "./written-cells.js";

const badge = createElement("span", undefined, "Active");

describe("the shape of a row", () => {
  it("tells cells of text from those that React draws", () => {
    expect(shapeOf(["FL-1", badge, 3, null, undefined, false, [badge]])).toBe(".#....#");
  });

  it("keeps a cell drawn that was drawn once, so that nothing is rebuilt when rows differ", () => {
    expect(shapeOf(["FL-1", "Active"], ".#")).toBe(".#");
    expect(shapeOf([badge, "Active"], ".#")).toBe("##");
  });
});
