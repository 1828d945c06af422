import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toStep } from "./step.js";

it("has no binary rounding errors", () => {
  expect(toStep(0.1 + 0.2, { min: 0, max: 1, step: 0.01 })).toBe(0.3);
  expect(toStep(1.005, { min: 0, max: 10, step: 0.01 })).toBe(1);
  expect(toStep(8.7 * 100, { min: 0, max: 1000, step: 0.01 })).toBe(870);
});

it("stays within the limits, on a step", () => {
  expect(toStep(99, { min: 0, max: 10, step: 3 })).toBe(9);
  expect(toStep(-1, { min: 0.5, max: 10, step: 1 })).toBe(0.5);
});

it("formats every multiple of 0.01 with at most two decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
      const value = toStep(hundredths * 0.01, { min: 0, max: 1000, step: 0.01 });
      expect(value).toBe(Number((hundredths / 100).toFixed(2)));
    }),
  );
});
