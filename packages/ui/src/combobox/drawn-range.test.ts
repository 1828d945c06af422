import { expect, it } from "vitest";
import { firstRange, grown, grownBack, rangeAround } from "./drawn-range.js";

it("stays as it is while what is meant lies in it", () => {
  expect(rangeAround(firstRange, 59)).toBe(firstRange);
  expect(rangeAround(firstRange, -1)).toBe(firstRange);
});

it("moves to what lies outside", () => {
  expect(rangeAround(firstRange, 4_999)).toEqual({ start: 4_969, end: 5_029 });
  expect(rangeAround({ start: 4_969, end: 5_029 }, 0)).toEqual(firstRange);
});

it("grows at both ends, as far as there is more", () => {
  expect(grown(firstRange, 100)).toEqual({ start: 0, end: 120 });
  expect(grown(firstRange, 60)).toBe(firstRange);
  expect(grownBack({ start: 40, end: 100 })).toEqual({ start: 0, end: 100 });
  expect(grownBack(firstRange)).toBe(firstRange);
});
