import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, placeMirroredStack, placeStack, type StackPlacement } from "./stack-placement.js";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const topBar = { left: 0, top: 0, right: 1440, bottom: 48 };
const toolbar = { left: 240, top: 60, right: 1420, bottom: 100 };
const pager = { left: 240, top: 850, right: 1420, bottom: 890 };

function boxOf(height: number, { width }: { width: number; height: number }, placed: StackPlacement): Box {
  const bottom = (width === 1440 ? desktop : phone).height - placed.bottom;
  const shown = Math.min(height, placed.maxHeight);
  return { left: placed.left, right: placed.left + placed.width, top: bottom - shown, bottom };
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("the stack of notifications", () => {
  it("is at the end of the window, as low as possible", () => {
    expect(placeStack(120, desktop, [])).toMatchObject({ left: 1040, width: 384, bottom: 16 });
    expect(placeStack(120, desktop, [topBar, toolbar, pager])).toMatchObject({ left: 1040, bottom: 58 });
  });

  it("is as wide as a phone", () => {
    expect(placeStack(120, phone, [])).toMatchObject({ left: 16, width: 358, bottom: 16 });
  });

  it("ends below a toolbar and scrolls, if there is no place with more room", () => {
    expect(placeStack(2_000, desktop, [topBar, toolbar, pager])).toMatchObject({ maxHeight: 734 });
  });

  it("is beside a panel at the end of the window", () => {
    const panel = { left: 992, top: 0, right: 1440, bottom: 900 };
    expect(placeStack(600, desktop, [panel])).toMatchObject({ left: 592, width: 384, bottom: 16 });
  });

  it("is at the left in right-to-left text, and beside a panel there", () => {
    expect(placeMirroredStack(120, desktop, [])).toMatchObject({ left: 16, width: 384, bottom: 16 });
    const panel = { left: 0, top: 0, right: 448, bottom: 900 };
    expect(placeMirroredStack(600, desktop, [panel])).toMatchObject({ left: 464, width: 384, bottom: 16 });
  });

  it("is beside a dialog, and narrower if there is less space", () => {
    const wide = { left: 336, top: 100, right: 1104, bottom: 800 };
    expect(placeStack(600, desktop, [wide])).toMatchObject({ left: 1120, width: 304 });
  });

  it("is below a dialog on a phone, or above it if there is more room", () => {
    const dialog = { left: 16, top: 300, right: 374, bottom: 600 };
    expect(placeStack(120, phone, [dialog])).toMatchObject({ bottom: 16, maxHeight: 220 });
    expect(placeStack(280, phone, [dialog])).toMatchObject({ bottom: 552, maxHeight: 276 });
  });

  it("has no room beside what fills a phone", () => {
    const sheet = { left: 0, top: 0, right: 390, bottom: 844 };
    expect(placeStack(120, phone, [sheet])).toMatchObject({ maxHeight: 0 });
  });

  it("never covers an obstacle, wherever obstacles are", () => {
    const obstacle = fc
      .tuple(fc.nat(1440), fc.nat(900), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 600 }))
      .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
    const run = fc.property(
      fc.array(obstacle, { maxLength: 6 }),
      fc.integer({ min: 40, max: 1_500 }),
      fc.constantFrom(desktop, phone),
      (obstacles, height, window) => {
        const box = boxOf(height, window, placeStack(height, window, obstacles));
        if (box.top === box.bottom) return;
        for (const one of obstacles) expect(meets(box, one)).toBe(false);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left).toBeGreaterThanOrEqual(16);
        expect(box.right).toBeLessThanOrEqual(window.width - 16);
      },
    );
    fc.assert(run, { numRuns: 300 });
  });
});
