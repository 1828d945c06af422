import { describe, expect, it } from "vitest";
import { rovingIndex, typedIndex } from "./roving.js";

describe("the arrow keys", () => {
  it("wrap around", () => {
    expect(rovingIndex("ArrowDown", 2, 3, "vertical")).toBe(0);
    expect(rovingIndex("ArrowUp", 0, 3, "vertical")).toBe(2);
    expect(rovingIndex("ArrowRight", 0, 3, "horizontal")).toBe(1);
    expect([rovingIndex("Home", 2, 3, "vertical"), rovingIndex("End", 0, 3, "vertical")]).toEqual([0, 2]);
  });

  it("start at an end if nothing is focused", () => {
    expect([rovingIndex("ArrowDown", -1, 3, "vertical"), rovingIndex("ArrowUp", -1, 3, "vertical")]).toEqual([
      0, 2,
    ]);
  });

  it("of the other axis and other keys do nothing, as do all in an empty list", () => {
    expect(rovingIndex("ArrowRight", 0, 3, "vertical")).toBeUndefined();
    expect(rovingIndex("Enter", 0, 3, "vertical")).toBeUndefined();
    expect(rovingIndex("ArrowDown", -1, 0, "vertical")).toBeUndefined();
  });
});

describe("typing", () => {
  const names = ["Assign", "Export CSV", "Export PDF", "Void"];

  it("finds the next match, with wraparound", () => {
    expect([typedIndex("e", 0, names), typedIndex("e", 1, names), typedIndex("e", 2, names)]).toEqual([
      1, 2, 1,
    ]);
    expect(typedIndex("export p", 0, names)).toBe(2);
  });

  it("finds nothing without a match", () => {
    expect([typedIndex("x", 0, names), typedIndex("x", -1, [])]).toEqual([undefined, undefined]);
  });
});
