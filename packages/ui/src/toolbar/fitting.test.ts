import { expect, it } from "vitest";
import { fittingCount } from "./fitting.js";

const row = { gap: 8, more: 80 };

it("shows all where all fit, to the pixel", () => {
  expect(fittingCount([100, 100, 100], { ...row, room: 316 })).toBe(3);
  expect(fittingCount([], { ...row, room: 0 })).toBe(0);
});

it("keeps room for the button behind which the others stand", () => {
  expect(fittingCount([100, 100, 100], { ...row, room: 315 })).toBe(2);
  expect(fittingCount([100, 100, 100], { ...row, room: 295 })).toBe(1);
});

it("shows none where the first would stand alone in the button's way", () => {
  expect(fittingCount([150, 40], { ...row, room: 190 })).toBe(0);
});
