import { expect, it } from "vitest";
import { extendedBackward, grown, initialRange, rangeAround } from "./rendered-range.js";

it("does not change if it contains the index", () => {
  expect(rangeAround(initialRange, 59)).toBe(initialRange);
  expect(rangeAround(initialRange, -1)).toBe(initialRange);
});

it("moves to an index outside", () => {
  expect(rangeAround(initialRange, 4_999)).toEqual({ start: 4_969, end: 5_029 });
  expect(rangeAround({ start: 4_969, end: 5_029 }, 0)).toEqual(initialRange);
});

it("grows at both ends if there are more options", () => {
  expect(grown(initialRange, 100)).toEqual({ start: 0, end: 120 });
  expect(grown(initialRange, 60)).toBe(initialRange);
  expect(extendedBackward({ start: 40, end: 100 })).toEqual({ start: 0, end: 100 });
  expect(extendedBackward(initialRange)).toBe(initialRange);
});
