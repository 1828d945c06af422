import { describe, expect, it } from "vitest";
import { place } from "./place.js";

const window = { width: 1000, height: 600 };
const menu = { width: 200, height: 150 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 30 });
const below = { side: "bottom", align: "start", gap: 4 } as const;

describe("something that floats", () => {
  it("stands beside its anchor, its edge in line", () => {
    expect(place(anchorAt(300, 100), menu, window, below)).toMatchObject({ left: 300, top: 134 });
    expect(place(anchorAt(300, 100), menu, window, { ...below, align: "end" }).left).toBe(200);
    expect(place(anchorAt(300, 100), menu, window, { ...below, align: "center" }).left).toBe(250);
  });

  it("flips where the room is short, and only if the other side has more", () => {
    expect(place(anchorAt(300, 500), menu, window, below)).toMatchObject({ side: "top", top: 346 });
    expect(place(anchorAt(300, 20), menu, window, { ...below, side: "top" }).side).toBe("bottom");
    const high = { width: 200, height: 900 };
    expect(place(anchorAt(300, 100), high, window, below)).toMatchObject({ side: "bottom", maxHeight: 458 });
  });

  it("stays inside the window", () => {
    expect(place(anchorAt(950, 100), menu, window, below).left).toBe(792);
    expect(place(anchorAt(-40, 100), menu, window, below).left).toBe(8);
  });

  it("keeps its start where it is wider than the window", () => {
    expect(place(anchorAt(20, 100), { width: 1200, height: 20 }, window, below).left).toBe(8);
  });
});
