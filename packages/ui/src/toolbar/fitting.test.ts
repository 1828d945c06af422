import { expect, it } from "vitest";
import { fittingCount } from "./fitting.js";

const three = [100, 100, 100];
const on = (onTheLine: number, onItsOwn = onTheLine) => ({ onTheLine, onItsOwn });

it("shows all where all fit, to the pixel", () => {
  expect(fittingCount(three, on(316))).toBe(3);
  expect(fittingCount([], on(0))).toBe(0);
});

it("keeps room for the button behind which the others stand", () => {
  expect(fittingCount(three, on(315))).toBe(2);
  expect(fittingCount(three, on(303))).toBe(1);
});

it("shows none where the first would stand alone in the button's way", () => {
  expect(fittingCount([150, 40], on(197))).toBe(0);
});

it("gives the actions a line of their own where not all stand beside the rest", () => {
  expect(fittingCount(three, on(316, 400))).toBe(3);
  expect(fittingCount(three, on(200, 400))).toBe(3);
  expect(fittingCount(three, on(200, 304))).toBe(2);
});
