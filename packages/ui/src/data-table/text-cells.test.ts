import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { shapeOf } from "./text-cells.js";

const badge = createElement("span", undefined, "Active");

describe("the shape of a row", () => {
  it("distinguishes text cells from cells rendered by React", () => {
    expect(shapeOf(["FL-1", badge, 3, null, undefined, false, [badge]])).toBe(".#....#");
  });

  it("keeps rendering a cell with React, so that nothing is rebuilt when rows differ", () => {
    expect(shapeOf(["FL-1", "Active"], ".#")).toBe(".#");
    expect(shapeOf([badge, "Active"], ".#")).toBe("##");
  });
});
