import { describe, expect, it } from "vitest";
import { dropIndex, moveEntry } from "./order.js";

describe("moving an entry", () => {
  const entries = ["a", "b", "c", "d"];

  it.each([
    [0, 2, ["b", "c", "a", "d"]],
    [3, 0, ["d", "a", "b", "c"]],
    [1, 9, ["a", "c", "d", "b"]],
    [2, -4, ["c", "a", "b", "d"]],
  ])("from %d to %d", (from, to, after) => {
    expect(moveEntry(entries, from, to)).toEqual(after);
  });

  it.each([
    [1, 1],
    [3, 7],
    [7, 0],
    [-1, 0],
  ])("leaves the list as it is from %d to %d", (from, to) => {
    expect(moveEntry(entries, from, to)).toBe(entries);
  });

  it("handles an empty list", () => {
    expect(moveEntry([], 0, 1)).toEqual([]);
  });
});

describe("where a dragged entry is dropped", () => {
  const boxes = [0, 40, 80, 120].map((top) => ({ top, bottom: top + 40 }));

  it.each([
    [-50, 0, 0],
    [30, 0, 0],
    [65, 0, 1],
    [130, 0, 2],
    [500, 0, 3],
    [10, 3, 0],
    [65, 3, 2],
  ])("at %d px, drawn from position %d: %d", (y, from, to) => {
    expect(dropIndex(y, boxes, from)).toBe(to);
  });
});
