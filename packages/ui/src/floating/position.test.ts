import { describe, expect, it } from "vitest";
import { computePosition, onScreen } from "./position.js";

const window = { width: 1000, height: 600 };
const menu = { width: 200, height: 150 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 30 });
const below = { side: "bottom", align: "start", gap: 4 } as const;

describe("right-to-left text", () => {
  it.each([
    ["bottom", "start", "bottom", "end"],
    ["top", "end", "top", "start"],
    ["bottom", "center", "bottom", "center"],
    ["end", "start", "left", "start"],
    ["start", "end", "right", "end"],
    ["left", "start", "left", "start"],
  ] as const)("mirrors the side %s aligned at the %s", (side, align, screenSide, screenAlign) => {
    expect(onScreen(side, align, true)).toEqual({ side: screenSide, align: screenAlign });
    expect(onScreen(side, align, false)).toEqual({
      side: { start: "left", end: "right", top: "top", bottom: "bottom", left: "left", right: "right" }[side],
      align,
    });
  });
});

describe("a floating element", () => {
  it("is next to its anchor, with aligned edges", () => {
    expect(computePosition(anchorAt(300, 100), menu, window, below)).toMatchObject({ left: 300, top: 134 });
    expect(computePosition(anchorAt(300, 100), menu, window, { ...below, align: "end" }).left).toBe(200);
    expect(computePosition(anchorAt(300, 100), menu, window, { ...below, align: "center" }).left).toBe(250);
  });

  it("flips only if there is more space on the other side", () => {
    expect(computePosition(anchorAt(300, 500), menu, window, below)).toMatchObject({ side: "top", top: 346 });
    expect(computePosition(anchorAt(300, 20), menu, window, { ...below, side: "top" }).side).toBe("bottom");
    const high = { width: 200, height: 900 };
    expect(computePosition(anchorAt(300, 100), high, window, below)).toMatchObject({
      side: "bottom",
      maxHeight: 458,
    });
  });

  it("stays inside the window", () => {
    expect(computePosition(anchorAt(950, 100), menu, window, below).left).toBe(792);
    expect(computePosition(anchorAt(-40, 100), menu, window, below).left).toBe(8);
  });

  it("keeps its start visible if it is wider than the window", () => {
    expect(computePosition(anchorAt(20, 100), { width: 1200, height: 20 }, window, below).left).toBe(8);
  });

  it("is beside its anchor, and flips at the window's edge", () => {
    const right = { side: "right", align: "start", gap: 4 } as const;
    expect(computePosition(anchorAt(300, 100), menu, window, right)).toMatchObject({ left: 404, top: 100 });
    expect(computePosition(anchorAt(850, 100), menu, window, right)).toMatchObject({
      left: 646,
      side: "left",
    });
    expect(computePosition(anchorAt(300, 550), menu, window, right).top).toBe(442);
  });
});
