import { contrast } from "@portico/format";
import { describe, expect, it } from "vitest";
import { colorOf } from "./color-of.ts";
import { colorDifference, colorVisions } from "./color-vision.ts";
import type { ColorName } from "./semantic-colors.ts";

const colors = [
  "chart-1",
  "chart-2",
  "chart-3",
  "chart-4",
  "chart-5",
] as const satisfies readonly ColorName[];
const pairs = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => [one, other] as const));
/** Also around a pie, where the last slice touches the first, with or without the rest in between. */
const neighbors = colors.map((one, index) => [one, colors[(index + 1) % colors.length] ?? one] as const);
const besideOther = [
  ["chart-5", "chart-other"],
  ["chart-other", "chart-1"],
] as const;

describe.each(["light", "dark"] as const)("the colors of charts in the %s theme", (theme) => {
  const hex = (name: ColorName) => colorOf(name, theme, "portico");

  it.each([...colors, "chart-other"] as const)("show %s on each surface at 3 or more", (name) => {
    for (const surface of ["surface", "surface-sunken", "surface-raised"] as const)
      expect(contrast(hex(name), hex(surface))).toBeGreaterThanOrEqual(3);
  });

  describe.each(colorVisions)("with %s vision", (vision) => {
    it.each(neighbors)("differ clearly between the neighbors %s and %s", (one, other) => {
      expect(colorDifference(hex(one), hex(other), vision)).toBeGreaterThanOrEqual(12);
    });

    it.each(pairs)("tell %s from %s", (one, other) => {
      expect(colorDifference(hex(one), hex(other), vision)).toBeGreaterThanOrEqual(9);
    });

    it.each(besideOther)("tell %s from %s", (one, other) => {
      expect(colorDifference(hex(one), hex(other), vision)).toBeGreaterThanOrEqual(6);
    });
  });
});

describe("colorDifference", () => {
  it("is 100 between black and white, and 0 between equals", () => {
    expect(colorDifference("#000000", "#ffffff", "typical")).toBeCloseTo(100, 0);
    expect(colorDifference("#0a7770", "#0a7770", "typical")).toBe(0);
  });

  it("is small for red and green without the cones that tell them apart", () => {
    const between = (vision: "typical" | "deuteranopia") => colorDifference("#b33939", "#8a6a1f", vision);
    expect(between("deuteranopia")).toBeLessThan(between("typical") / 2);
  });
});
